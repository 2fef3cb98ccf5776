import type { FastifyReply, FastifyRequest } from "fastify";
import type { Encoding, PageFile } from "./page-files.ts";

/** Answers a GET or HEAD with a file from memory: the smallest twin the browser takes, or 304. */
export function answerPage(request: FastifyRequest, reply: FastifyReply, file: PageFile, status = 200) {
  const encoding = chooseEncoding(request.headers["accept-encoding"], file.encoded);
  // Twins differ in bytes, so each has its own strong tag (RFC 9110, section 8.8.3).
  const etag = encoding ? `${file.etag.slice(0, -1)}-${encoding}"` : file.etag;
  reply.headers(file.headers).header("etag", etag);
  if (status === 200 && matches(request.headers["if-none-match"], etag)) return reply.code(304).send();
  if (encoding) reply.header("content-encoding", encoding);
  return reply.code(status).send((encoding && file.encoded.get(encoding)) ?? file.identity);
}

function chooseEncoding(accepted: string | undefined, available: Map<Encoding, Buffer>): Encoding | null {
  if (!accepted || available.size === 0) return null;
  const refused = /;\s*q=0(\.0*)?\s*$/;
  const names = accepted
    .split(",")
    .filter((part) => !refused.test(part))
    .map((part) => part.split(";")[0]?.trim().toLowerCase());
  return preference.find((encoding) => names.includes(encoding) && available.has(encoding)) ?? null;
}

/** Smallest first. */
const preference: Encoding[] = ["br", "zstd", "gzip"];

function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header === "*" || header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
