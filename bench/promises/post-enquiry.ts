import * as http from "node:http";
import * as https from "node:https";
import { setTimeout as pause } from "node:timers/promises";
import { sample, visitorAddress } from "../enquiry-request.ts";
import type { Cut } from "./faults.ts";

/**
 * Sends one request to `sendContactEmail`. Each enquiry has its own key, text and IP address, which stay the same in
 * every attempt.
 */
export function postEnquiry(
  url: string,
  enquiry: number,
  cut: Cut | null,
  connection: https.RequestOptions,
): Promise<Answer> {
  const { request } = url.startsWith("https:") ? https : http;
  const body = JSON.stringify({
    from: `${sample.name} <${sample.email}>`,
    email: sample.email,
    // At the start of the message, where no line break in the email can split the marker.
    text: `soak-${enquiry}-enquiry. ${sample.text}`,
  });
  return new Promise((resolve) => {
    const call = request(`${url}/api/sendContactEmail`, {
      ...connection,
      method: "POST",
      timeout: 30_000,
      headers: {
        "content-type": "application/json",
        "content-length": Buffer.byteLength(body),
        "idempotency-key": `soak-${String(enquiry).padStart(20, "0")}`,
        "x-forwarded-for": visitorAddress(enquiry),
      },
    });
    call.on("timeout", () => call.destroy());
    call.on("error", () => resolve("no response"));
    call.on("response", (response) => {
      const retryAfter = Number(response.headers["retry-after"] ?? Number.NaN);
      response.on("end", () => resolve({ status: response.statusCode ?? 0, retryAfter }));
      response.on("error", () => resolve("no response"));
      response.resume();
    });
    if (cut === null) return void call.end(body);
    const breakOff = () => {
      resolve("cut");
      call.destroy();
    };
    if (cut === "in the body") call.write(body.slice(0, body.length / 2), breakOff);
    else call.end(body, () => pause(enquiry % 10).then(breakOff));
  });
}

/** Returns the number of the enquiry that a message or an email belongs to, or null if it has no marker. */
export function enquiryIn(text: string): number | null {
  const found = /\bsoak-(\d+)-enquiry\b/.exec(text)?.[1];
  return found === undefined ? null : Number(found);
}

/**
 * `cut` if the benchmark cut the connection on purpose; `no response` if the server refused or cut the connection, or did
 * not respond in time.
 */
export type Answer =
  | {
      status: number;
      /** The seconds in the `Retry-After` header, or NaN if there is none. */
      retryAfter: number;
    }
  | "cut"
  | "no response";
