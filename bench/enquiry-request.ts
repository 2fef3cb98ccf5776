import { randomUUID } from "node:crypto";
import type { LoadRequest } from "./keep-asking.ts";

/** The site's settings for {@link enquiryRequest}: the load stands for a proxy with many visitors behind it. */
export const behindProxy = { TRUST_PROXY: "127.0.0.1" };

/** Calls `sendContactEmail`, each time from another visitor with a text of their own: limits and the judgement of spam count both. */
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

/** Another one for each of sixteen million visitors. */
export function visitorAddress(visitor: number): string {
  return [10, visitor >> 16, visitor >> 8, visitor].map((byte) => byte & 255).join(".");
}

/** An enquiry of ordinary length. */
export const sample = {
  name: "Ada Lovelace",
  email: "ada@example.org",
  text: `We run a weighbridge and three spreadsheets that have to agree with it, and on Fridays they don't. ${"One person knows how it all hangs together, and she would like a holiday. ".repeat(3)}Could we talk next week?`,
};
