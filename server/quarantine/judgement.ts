import { manyLinks } from "./many-links.ts";
import { repeatedText } from "./repeated-text.ts";
import { spamShape } from "./spam-shape.ts";
import { enough, reasonsToQuarantine, type Suspicion } from "./suspicion.ts";
import { tooFast } from "./too-fast.ts";

/** How something arrived, whatever it is. */
export interface Arrival {
  /** Whether the field that people don't see was filled in. */
  honeypot: boolean;
}

export interface EnquiryToJudge extends Arrival {
  /** Milliseconds since the page was opened, where its script said so. */
  pageAge?: number | undefined;
  name: string;
  message: string;
  /** How many other addresses have sent the same text lately. */
  sameTextSenders: number;
}

/** Why an enquiry is quarantined; null: it is not. */
export function judgeEnquiry(enquiry: EnquiryToJudge): string | null {
  const text = `${enquiry.name}\n${enquiry.message}`;
  return reasonsToQuarantine([
    trapped(enquiry),
    tooFast(enquiry.pageAge),
    repeatedText(enquiry.sameTextSenders),
    manyLinks(text),
    spamShape(text),
  ]);
}

/** Why a signup is quarantined; null: it is not. */
export function judgeSignup(signup: Arrival): string | null {
  return reasonsToQuarantine([trapped(signup)]);
}

function trapped({ honeypot }: Arrival): Suspicion | null {
  return honeypot ? { reason: "honeypot", weight: enough } : null;
}
