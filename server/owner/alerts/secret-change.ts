import type { Kysely } from "kysely";
import { z } from "zod";
import { dayMs } from "../../durations.ts";
import { durationOf } from "../../mail/layout/format.ts";
import { signature } from "../../signature.ts";
import { readCheckResults, writeCheckResult } from "../../store/check-results.ts";
import type { Schema } from "../../store/schema.ts";
import type { Store } from "../../store/store.ts";

/**
 * Records a fingerprint of SECRET on each startup, and whether SECRET has changed. After a change, earlier links stay
 * invalid until SECRET_BEFORE is set or the old secret is restored.
 */
export async function noteSecret(
  store: Store,
  { secret, secretBefore, now }: { secret: string; secretBefore: string | null; now: number },
): Promise<void> {
  const ours = fingerprint(secret);
  const known = [ours, ...(secretBefore === null ? [] : [fingerprint(secretBefore)])];
  await store.transaction(async (tx) => {
    const [last] = await readCheckResults(tx, "secret", finding);
    const noted = last?.found ?? { fingerprint: ours, lost: null };
    const isRestored = noted.lost !== null && known.includes(noted.lost.fingerprint);
    const isKnown = known.includes(noted.fingerprint);
    const lost = isRestored ? null : isKnown ? noted.lost : { at: now, fingerprint: noted.fingerprint };
    await writeCheckResult(tx, "secret", { at: now, found: { fingerprint: ours, lost } });
  });
}

const finding = z.object({
  fingerprint: z.string(),
  /** The previous secret, which this server no longer knows. */
  lost: z.object({ at: z.number(), fingerprint: z.string() }).nullable(),
});

function fingerprint(secret: string): string {
  return signature("which one", "secret: fingerprint", secret);
}

/** Reports a change of SECRET for three days. */
export async function secretProblems(db: Kysely<Schema>, now: number): Promise<string[]> {
  const [last] = await readCheckResults(db, "secret", finding);
  const lost = last?.found.lost ?? null;
  return lost === null || now - lost.at > 3 * dayMs
    ? []
    : [`SECRET has been different for ${durationOf(now - lost.at)}`];
}
