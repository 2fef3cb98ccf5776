import type { Kysely } from "kysely";
import type { Schema } from "../store/schema.ts";

export interface KeyClaim {
  call: Schema["idempotency_keys"]["call"];
  key: string;
  /** SHA-256 of what the key came with. */
  fingerprint: string;
  /** Milliseconds since 1970. */
  now: number;
  /** Milliseconds after which the key may be used afresh; null: never. */
  holdsFor: number | null;
}

/**
 * Claims keys, no two of them alike, within the transaction that does the work: `new` for exactly one of any number
 * that come at once, `repeated` for the others with the same fingerprint, `taken` for one with another. Who has no key
 * is new.
 */
export async function claimKeys(
  transaction: Kysely<Schema>,
  claims: readonly (KeyClaim | null)[],
): Promise<("new" | "repeated" | "taken")[]> {
  const keyed = claims.filter((claim) => claim !== null).sort(inOrder);
  const claimed = new Set<string>();
  for (const claims of Map.groupBy(keyed, ({ holdsFor }) => holdsFor).values()) {
    for (const key of await claimAlike(transaction, claims)) claimed.add(key);
  }
  const others = keyed.filter((claim) => !claimed.has(nameOf(claim)));
  const kept = await keptFingerprints(transaction, others);
  return claims.map((claim) => {
    if (claim === null || claimed.has(nameOf(claim))) return "new";
    return kept.get(nameOf(claim)) === claim.fingerprint ? "repeated" : "taken";
  });
}

/** The names of those keys that are ours now; all of them hold as long. */
async function claimAlike(transaction: Kysely<Schema>, claims: KeyClaim[]): Promise<string[]> {
  const holdsFor = claims[0]?.holdsFor ?? Number.MAX_SAFE_INTEGER;
  // One statement decides. PostgreSQL lets a second claim wait here until the first one's transaction ends; on SQLite
  // the transactions come one after the other anyway.
  const rows = await transaction
    .insertInto("idempotency_keys")
    .values(
      claims.map(({ call, key, fingerprint, now }) => ({
        call,
        idempotency_key: key,
        fingerprint,
        created_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["call", "idempotency_key"])
        .doUpdateSet(({ ref }) => ({
          created_at: ref("excluded.created_at"),
          fingerprint: ref("excluded.fingerprint"),
        }))
        .where(({ eb, ref }) =>
          eb("idempotency_keys.created_at", "<=", eb(ref("excluded.created_at"), "-", holdsFor)),
        ),
    )
    .returning(["call", "idempotency_key as key"])
    .execute();
  return rows.map(nameOf);
}

/** Claims are taken in one order everywhere, so that no two transactions wait for each other. */
function inOrder(one: KeyClaim, other: KeyClaim): number {
  return (one.holdsFor ?? 0) - (other.holdsFor ?? 0) || (nameOf(one) < nameOf(other) ? -1 : 1);
}

async function keptFingerprints(
  transaction: Kysely<Schema>,
  claims: KeyClaim[],
): Promise<Map<string, string>> {
  if (claims.length === 0) return new Map();
  const rows = await transaction
    .selectFrom("idempotency_keys")
    .select(["call", "idempotency_key as key", "fingerprint"])
    .where(({ or, and }) => or(claims.map(({ call, key }) => and({ call, idempotency_key: key }))))
    .execute();
  return new Map(rows.map((row) => [nameOf(row), row.fingerprint]));
}

function nameOf({ call, key }: Pick<KeyClaim, "call" | "key">): string {
  return `${call} ${key}`;
}

/** What is wrong with an `Idempotency-Key` header, in a programmer's words; null: nothing. */
export function keyProblem(key: string): string | null {
  return keyGrammar.test(key) ? null : "The Idempotency-Key must be 16 to 64 letters, digits, - and _.";
}

export const keyTaken = "The Idempotency-Key was used before for something else.";

const keyGrammar = /^[A-Za-z0-9_-]{16,64}$/;
