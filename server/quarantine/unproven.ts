import { enough, half, type Suspicion } from "./suspicion.ts";

/** What became of the proof of work that a form was asked for. */
export type ProofState = "sound" | "missing" | "false";

/** `proof`: undefined where none is asked for. A browser makes no false one, and gives none a second time. */
export function falseProof(proof: ProofState | undefined): Suspicion | null {
  return proof === "false" ? { reason: "false-proof", weight: enough } : null;
}

/** A browser without JavaScript has none, nor has a program that knows nothing of it. */
export function noProof(proof: ProofState | undefined): Suspicion | null {
  return proof === "missing" ? { reason: "no-proof", weight: half } : null;
}
