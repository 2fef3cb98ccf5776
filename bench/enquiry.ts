import type { RequestOptions } from "node:https";
import { setTimeout as pause } from "node:timers/promises";
import type { Cut } from "./promises/faults.ts";
import { type Request, send } from "./request.ts";

/**
 * The site settings that {@link enquiryRequest} requires. They make the site trust the load generator as a proxy, so
 * that its requests count as those of many visitors.
 */
export const behindProxy = { TRUST_PROXY: "127.0.0.1" };

/**
 * Returns a request to `sendContactEmail`. Each enquiry has its own key, text and IP address, which stay the same in
 * every attempt, because the rate limits and the spam check count repetitions.
 */
export function enquiryRequest(enquiry: number) {
  const body = JSON.stringify({
    from: `${sample.name} <${sample.email}>`,
    email: sample.email,
    // At the start of the message, where no line break in the email can split the marker.
    text: `soak-${enquiry}-enquiry. ${sample.text}`,
  });
  return {
    path: "/api/sendContactEmail",
    method: "POST",
    headers: {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
      "idempotency-key": `soak-${String(enquiry).padStart(20, "0")}`,
      "x-forwarded-for": visitorAddress(10, enquiry),
    },
    body,
  } satisfies Request;
}

/** Returns a different IP address for each visitor, up to sixteen million of them. */
export function visitorAddress(network: number, visitor: number): string {
  return [network, visitor >> 16, visitor >> 8, visitor].map((byte) => byte & 255).join(".");
}

/** An enquiry of typical length. */
export const sample = {
  name: "Ada Lovelace",
  email: "ada@example.org",
  text: `We run a weighbridge and three spreadsheets that have to agree with it, and on Fridays they don't. ${"One person knows how it all hangs together, and she would like a holiday. ".repeat(3)}Could we talk next week?`,
};

/**
 * Sends an enquiry once. Resolves with `cut` if the benchmark cut the connection on purpose, and with `no response` if the
 * server refused or cut the connection, or did not respond in time.
 */
export async function postEnquiry(
  url: string,
  enquiry: number,
  connection: RequestOptions,
  cut: Cut | null = null,
) {
  const { body, ...request } = enquiryRequest(enquiry);
  const cutting = new AbortController();
  const sent = cut === "in the body" ? body.slice(0, body.length / 2) : body;
  const answer = send(url, { ...connection, ...request, body: sent, signal: cutting.signal });
  if (cut) void pause(2 + (enquiry % 10)).then(() => cutting.abort());
  return answer.catch(() => (cutting.signal.aborted ? "cut" : "no response"));
}

export type Answer = Awaited<ReturnType<typeof postEnquiry>>;

/** Returns the number of the enquiry that a message or an email belongs to, or null if it has no marker. */
export function enquiryIn(text: string): number | null {
  const found = /\bsoak-(\d+)-enquiry\b/.exec(text)?.[1];
  return found === undefined ? null : Number(found);
}
