import { hkdfSync, randomInt } from "node:crypto";
import { type Challenge, createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { ProvenForm } from "../../../../contract/proof-forms.ts";
import { hourMs } from "../../../durations.ts";
import { readProof } from "./read-proof.ts";

/** Gives out sums that cost a sender's machine about a second, and checks what comes back. */
export interface ProofOfWork {
  challenge(form: ProvenForm): Promise<Challenge>;
  /** `text`: as it came; none, or an empty one, is a proof that is missing. */
  check(form: ProvenForm, text: string | null | undefined): Promise<CheckedProof>;
}

export type CheckedProof =
  | { state: "missing" }
  /** Edited, put together from two, run out, or made for another form. */
  | { state: "false" }
  | {
      state: "sound";
      /** Names the challenge: it may be used once. */
      challenge: string;
      /** Milliseconds since 1970. */
      expiresAt: number;
    };

/** `secret`: the server's; the key that signs challenges is derived from it for nothing else. */
export function createProofOfWork({ secret, now }: ProofOfWorkDependencies): ProofOfWork {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "proof of work", 32)).toString("hex");
  return {
    challenge: (form) =>
      createChallenge({
        algorithm: "PBKDF2/SHA-256",
        cost,
        // Known beforehand, so that nobody is out of luck: a search for leading zeros takes some four times as long.
        counter: randomInt(leastCount, mostCount),
        data: { form },
        expiresAt: new Date(now() + challengeLifeMs),
        deriveKey,
        hmacSignatureSecret: key,
      }),
    check: async (form, text) => {
      if (!text) return { state: "missing" };
      const proof = readProof(text);
      if (!proof) return { state: "false" };
      const { challenge, solution } = proof;
      const expiresAt = challenge.parameters.expiresAt * 1000;
      const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: key });
      const ours = verified && challenge.parameters.data.form === form && expiresAt > now();
      return ours ? { state: "sound", challenge: challenge.signature, expiresAt } : { state: "false" };
    },
  };
}

interface ProofOfWorkDependencies {
  secret: string;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** WCAG 2.2, 2.2.1: a time limit of 20 hours is none. */
export const challengeLifeMs = 20 * hourMs;

/** Rounds of PBKDF2 for each number that is tried, and as often for us to check one: half a millisecond. */
const cost = 1_000;
/** How many numbers are tried: a million rounds in all, which a phone does in about a second. */
const leastCount = 800;
const mostCount = 1_200;
