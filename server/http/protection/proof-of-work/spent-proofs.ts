import type { Transaction } from "kysely";
import type { ProofState } from "../../../quarantine/unproven.ts";
import type { Schema } from "../../../store/schema.ts";
import type { CheckedProof } from "./proof-of-work.ts";

/**
 * Uses up a proof within the transaction that keeps what it came with: what is not kept has used up none. Of any
 * number that come with the same one, one has a sound proof, and it is false for the others.
 */
export async function spendProof(tx: Transaction<Schema>, proof: CheckedProof): Promise<ProofState> {
  if (proof.state !== "sound") return proof.state;
  const { challenge, expiresAt } = proof;
  const spent = await tx
    .insertInto("spent_proofs")
    .values({ challenge, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column("challenge").doNothing())
    .executeTakeFirst();
  return spent.numInsertedOrUpdatedRows === 1n ? "sound" : "false";
}
