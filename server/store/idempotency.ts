import type { Kysely } from "kysely";
import type { Schema } from "./schema.ts";

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
 * Claims a key within the transaction that does the work: `new` for exactly one of any number that come at once,
 * `repeated` for the others with the same fingerprint, `taken` for one with another.
 */
export async function claimKey(
  transaction: Kysely<Schema>,
  { call, key, fingerprint, now, holdsFor }: KeyClaim,
): Promise<"new" | "repeated" | "taken"> {
  // One statement decides. PostgreSQL lets a second claim wait here until the first one's transaction ends; on SQLite
  // the transactions come one after the other anyway.
  const claimed = await transaction
    .insertInto("idempotency_keys")
    .values({ call, idempotency_key: key, fingerprint, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(["call", "idempotency_key"])
        .doUpdateSet({ created_at: now, fingerprint })
        .where("idempotency_keys.created_at", "<=", now - (holdsFor ?? Number.MAX_SAFE_INTEGER)),
    )
    .returning("call")
    .executeTakeFirst();
  if (claimed !== undefined) return "new";
  const kept = await transaction
    .selectFrom("idempotency_keys")
    .select("fingerprint")
    .where("call", "=", call)
    .where("idempotency_key", "=", key)
    .executeTakeFirst();
  return kept?.fingerprint === fingerprint ? "repeated" : "taken";
}

/** What is wrong with an `Idempotency-Key` header, in a programmer's words; null: nothing. */
export function keyProblem(key: string): string | null {
  return keyGrammar.test(key) ? null : "The Idempotency-Key must be 16 to 64 letters, digits, - and _.";
}

export const keyTaken = "The Idempotency-Key was used before for something else.";

const keyGrammar = /^[A-Za-z0-9_-]{16,64}$/;
