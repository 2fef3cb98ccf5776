import { createHash } from "node:crypto";
import { dayMs } from "../durations.ts";
import { enough, type Suspicion } from "./suspicion.ts";

/** `senders`: how many other addresses have sent the same text within {@link repeatPeriodMs}. */
export function repeatedText(senders: number): Suspicion | null {
  return senders >= mostSenders ? { reason: "repeated-text", weight: enough } : null;
}

/** In milliseconds. */
export const repeatPeriodMs = dayMs;

/** A family or an office may well send the same words; beyond that it is a program. */
export const mostSenders = 3;

/**
 * The same for texts that differ in capitals, punctuation and blanks only. Null for one that is so short that
 * strangers may write it independently.
 */
export function textFingerprint(text: string): string | null {
  const words = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
  return words.length < shortest ? null : createHash("sha256").update(words).digest("hex");
}

/** In characters: "Please call me back about a web shop for our bakery" is shorter. */
const shortest = 60;
