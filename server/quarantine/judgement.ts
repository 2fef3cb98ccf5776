import { manyLinks } from "./many-links.ts";
import { repeatedText } from "./repeated-text.ts";
import { spamShape } from "./spam-shape.ts";
import { enough, heldFor, type Suspicion } from "./suspicion.ts";
import { tooFast } from "./too-fast.ts";

/** How something arrived, whatever it is. */
export interface Arrival {
  /** Whether the field that people don't see was filled in. */
  honeypot: boolean;
  /** Milliseconds since the page was opened, where its script said so. */
  pageAge?: number | undefined;
}

export interface EnquiryToJudge extends Arrival {
  name: string;
  message: string;
  /** How many other addresses have sent the same text lately. */
  sameTextSenders: number;
}

/** Why an enquiry is held back; null: it is not. */
export function judgeEnquiry({ name, message, sameTextSenders, ...arrival }: EnquiryToJudge): string | null {
  const text = `${name}\n${message}`;
  return heldFor([...signsOf(arrival), repeatedText(sameTextSenders), manyLinks(text), spamShape(text)]);
}

/** Why a signup is held back; null: it is not. */
export function judgeSignup(arrival: Arrival): string | null {
  return heldFor(signsOf(arrival));
}

function signsOf({ honeypot, pageAge }: Arrival): (Suspicion | null)[] {
  return [honeypot ? { reason: "honeypot", weight: enough } : null, tooFast(pageAge)];
}
