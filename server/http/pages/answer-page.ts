import type { FastifyReply, FastifyRequest } from "fastify";
import type { Encoding, PageFile } from "./page-files.ts";

/** Answers a GET or HEAD with a file from memory: the smallest variant the browser takes, or 304. */
export function answerPage(request: FastifyRequest, reply: FastifyReply, file: PageFile, status = 200) {
  const encoding = chooseEncoding(request.headers["accept-encoding"], file.encoded);
  const etag = etagOf(file, encoding);
  reply.headers(file.headers).header("etag", etag);
  if (status === 200 && isKnown(request.headers["if-none-match"], etag)) return reply.code(304).send();
  if (encoding) reply.header("content-encoding", encoding);
  return reply.code(status).send((encoding && file.encoded.get(encoding)) ?? file.plain());
}

/** Variants differ in bytes, so each has its own strong tag (RFC 9110, section 8.8.3). */
export function etagOf({ etag }: PageFile, encoding: Encoding | null): string {
  return encoding ? `${etag.slice(0, -1)}-${encoding}"` : etag;
}

/** The smallest form that a browser takes; null: as it is. */
export function chooseEncoding(
  accepted: string | undefined,
  available: ReadonlyMap<Encoding, unknown>,
): Encoding | null {
  if (!accepted || available.size === 0) return null;
  return takenEncodings(accepted).find((encoding) => available.has(encoding)) ?? null;
}

/** Browsers say the same few things again and again. */
const understood = new Map<string, Encoding[]>();

function takenEncodings(accepted: string): Encoding[] {
  const known = understood.get(accepted);
  if (known) return known;
  const refused = /;\s*q=0(\.0*)?\s*$/;
  const names = accepted
    .split(",")
    .filter((part) => !refused.test(part))
    .map((part) => part.split(";")[0]?.trim().toLowerCase());
  const taken = preference.filter((encoding) => names.includes(encoding));
  // Whatever strangers think up must not fill the memory.
  if (understood.size >= 100) understood.clear();
  understood.set(accepted, taken);
  return taken;
}

/** Smallest first. */
const preference: Encoding[] = ["br", "gzip"];

/** Whether the browser has it already, by `If-None-Match`. */
export function isKnown(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header === "*" || header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
