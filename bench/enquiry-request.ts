import { randomUUID } from "node:crypto";
import { sample } from "./enquiry-rows.ts";
import type { LoadRequest } from "./load.ts";

/** The site's settings for {@link enquiryRequest}: the load stands for a proxy with many visitors behind it. */
export const behindProxy = { TRUST_PROXY: "127.0.0.1" };

/** Calls `sendContactEmail`, each time with another key and from another visitor's address: the limits count both. */
export function enquiryRequest(): LoadRequest {
  let visitor = 0;
  return {
    path: "/api/sendContactEmail",
    request: {
      method: "POST",
      body: JSON.stringify({
        from: `${sample.name} <${sample.email}>`,
        email: sample.email,
        text: sample.text,
      }),
      setupRequest: (request) => {
        visitor += 1;
        return {
          ...request,
          headers: {
            "content-type": "application/json",
            "idempotency-key": randomUUID(),
            "x-forwarded-for": visitorAddress(visitor),
          },
        };
      },
    },
  };
}

/** Another one for each of sixteen million visitors. */
export function visitorAddress(visitor: number): string {
  return [10, visitor >> 16, visitor >> 8, visitor].map((byte) => byte & 255).join(".");
}
