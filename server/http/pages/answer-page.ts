import type { FastifyReply, FastifyRequest } from "fastify";
import type { Encoding, PageFile } from "./page-files.ts";

/** Responds to GET or HEAD with a file from memory, in the smallest encoding that the browser accepts, or with 304. */
export function answerPage(request: FastifyRequest, reply: FastifyReply, file: PageFile, status = 200) {
  const encoding = negotiateEncoding(file.encoded, request.headers["accept-encoding"]);
  const etag = etagOf(file, encoding);
  reply.headers(file.headers).header("etag", etag);
  if (status === 200 && isKnown(request.headers["if-none-match"], etag)) return reply.code(304).send();
  if (encoding) reply.header("content-encoding", encoding);
  return reply.code(status).send((encoding && file.encoded.get(encoding)) ?? file.plain());
}

/** Returns the ETag of one encoding. Each encoding has its own strong ETag (RFC 9110, section 8.8.3). */
function etagOf({ etag }: PageFile, encoding: Encoding | null): string {
  return encoding ? `${etag.slice(0, -1)}-${encoding}"` : etag;
}

/** Negotiates the content: returns the smallest encoding that the browser accepts, or null for identity. */
function negotiateEncoding(available: PageFile["encoded"], accepted = ""): Encoding | null {
  // Browsers send about 25 characters. Parsing 15,000 would cost more than the rest of the response.
  const names = accepted
    .slice(0, 500)
    .split(",")
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(";")[0]?.trim().toLowerCase());
  return available.keys().find((encoding) => names.includes(encoding)) ?? null;
}

/** Whether `If-None-Match` says that the browser already has the file. */
function isKnown(header: string | undefined, etag: string): boolean {
  return header !== undefined && (header === "*" || header.includes(etag));
}
