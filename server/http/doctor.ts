import { createHmac, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { answerNoCall } from "./calls/json-calls.ts";

/** Whose a request is taken to be: it tells of the request that asks, and of no other. */
export interface SeenRequest {
  /** The address that is connected. */
  connected: string;
  /** `X-Forwarded-For`, as it arrived. */
  forwarded: string[];
  /** The address that the limits count. */
  counted: string;
}

export const doctorAddress = "/api/doctor";
export const doctorHeader = "doctor";

/** Answers the owner's doctor, which shows that it knows the secret. For everybody else there is no such call. */
export function addDoctor(http: FastifyInstance, secret: string) {
  http.get(doctorAddress, async (request, reply) => {
    if (!isPass(request.headers[doctorHeader], secret, Date.now())) return answerNoCall(request, reply);
    const forwarded = [request.headers["x-forwarded-for"] ?? []].flat().join(",");
    const seen: SeenRequest = {
      connected: request.socket.remoteAddress ?? "",
      forwarded: forwarded.split(",").flatMap((each) => each.trim() || []),
      counted: request.ip,
    };
    return reply.header("cache-control", "no-store").send(seen);
  });
}

/** What the doctor shows; good for a minute. */
export function doctorPass(secret: string, now: number): string {
  const until = String(now + 60_000);
  return `${until}.${signed(until, secret)}`;
}

function isPass(pass: unknown, secret: string, now: number): boolean {
  const [, until = "", signature = ""] = /^(\d{1,15})\.([\w-]{43})$/.exec(String(pass)) ?? [];
  const expected = Buffer.from(signed(until, secret));
  if (signature.length !== expected.length || !timingSafeEqual(Buffer.from(signature), expected))
    return false;
  return Number(until) >= now;
}

function signed(until: string, secret: string): string {
  return createHmac("sha256", secret).update(`doctor ${until}`).digest("base64url");
}
