import type { Kysely } from "kysely";
import { minuteMs } from "../durations.ts";
import type { Schema } from "./schema.ts";

interface KeyClaim {
  call: Schema["idempotency_keys"]["call"];
  key: string;
  /** SHA-256 of the request's content. */
  fingerprint: string;
  now: number;
  /** Milliseconds after which the key is free again, or null if it never is. */
  validForMs: number | null;
}

/** A command as it arrived. Without a key, each JSON request is new; a form with the same content is a repetition. */
export interface IdempotencySource {
  /** The `Idempotency-Key` header as received, or null. */
  idempotencyKey: string | null;
  channel: "json" | "form";
}

/** Returns the key to claim, or null if the command is new in any case. @param content a hash of a form's content */
export function keyOf({ idempotencyKey, channel }: IdempotencySource, content: string) {
  if (idempotencyKey !== null) return { key: idempotencyKey, validForMs: null };
  return channel === "form" ? { key: contentKey(content), validForMs: 10 * minuteMs } : null;
}

/** Returns the key of a form. The colon distinguishes it from keys in requests, which cannot contain one. */
export function contentKey(content: string): string {
  return `content:${content}`;
}

/**
 * Claims a key in the transaction that does the work. Of several concurrent claims exactly one gets `new`. The others
 * get `repeated` if their fingerprint is the same, otherwise `taken`.
 */
export async function claimKey(
  transaction: Kysely<Schema>,
  { call, key, fingerprint, now, validForMs }: KeyClaim,
): Promise<"new" | "repeated" | "taken"> {
  // One statement decides which claim wins: PostgreSQL makes others wait; SQLite runs transactions one at a time.
  const claimed = await transaction
    .insertInto("idempotency_keys")
    .values({ call, idempotency_key: key, fingerprint, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(["call", "idempotency_key"])
        .doUpdateSet({ created_at: now, fingerprint })
        .where("idempotency_keys.created_at", "<=", now - (validForMs ?? Number.MAX_SAFE_INTEGER)),
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

/** Returns a message for developers about an invalid `Idempotency-Key` header, or null if the header is valid. */
export function keyProblem(key: string): string | null {
  return keyGrammar.test(key) ? null : "The Idempotency-Key must be 16 to 64 letters, digits, - and _.";
}

export const keyTaken = "The Idempotency-Key has already been used for something else.";

const keyGrammar = /^[A-Za-z0-9_-]{16,64}$/;
