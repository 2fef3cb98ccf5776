import { randomUUID } from "node:crypto";
import type { LoadRequest } from "./send-load.ts";

/**
 * The site settings that {@link enquiryRequest} requires. They make the site trust the load generator as a proxy, so
 * that its requests count as those of many visitors.
 */
export const behindProxy = { TRUST_PROXY: "127.0.0.1" };

/**
 * Returns a request to `sendContactEmail`, with a different visitor and text each time it is sent, because the rate
 * limits and the spam check count repetitions.
 */
export function enquiryRequest(): LoadRequest {
  let visitor = 0;
  return {
    path: "/api/sendContactEmail",
    request: () => {
      visitor += 1;
      const email = `visitor-${visitor}@example.org`;
      return {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "idempotency-key": randomUUID(),
          "x-forwarded-for": visitorAddress(visitor),
        },
        body: JSON.stringify({
          from: `${sample.name} <${email}>`,
          email,
          text: `${sample.text} (${visitor})`,
        }),
      };
    },
  };
}

/** Returns a different IP address for each visitor, up to sixteen million of them. */
export function visitorAddress(visitor: number): string {
  return [10, visitor >> 16, visitor >> 8, visitor].map((byte) => byte & 255).join(".");
}

/** An enquiry of typical length. */
export const sample = {
  name: "Ada Lovelace",
  email: "ada@example.org",
  text: `We run a weighbridge and three spreadsheets that have to agree with it, and on Fridays they don't. ${"One person knows how it all hangs together, and she would like a holiday. ".repeat(3)}Could we talk next week?`,
};
