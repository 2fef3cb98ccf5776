import type { IncomingMessage, ServerResponse } from "node:http";
import type { DestinationStream } from "pino";
import type { CountVisit } from "../../visits/visits.ts";
import { chooseEncoding, etagOf, isKnown } from "./answer-page.ts";
import { notFoundPage } from "./not-found.ts";
import type { Encoding, PageFile } from "./page-files.ts";

export interface MemoryAnswerDependencies {
  pages: Map<string, PageFile>;
  /** On every answer. */
  headers: Record<string, string>;
  /** Where a line about each answer goes; null: nowhere. */
  lines: DestinationStream | null;
  countVisit: CountVisit;
}

/**
 * Answers a GET or HEAD of a known address with bytes and headers that are put together once, before Fastify
 * sees it: its request, reply and hooks would take longer than the answer. False: this is for Fastify.
 */
export type AnswerFromMemory = (request: IncomingMessage, response: ServerResponse) => boolean;

export function answersFromMemory({
  pages,
  headers,
  lines,
  countVisit,
}: MemoryAnswerDependencies): AnswerFromMemory {
  /** Pages come and change while the server runs: an issue of the newsletter does. */
  const prepared = new WeakMap<PageFile, Prepared>();
  return (request, response) => {
    const { url = "", method, headers: asked } = request;
    const file = url === notFoundPage ? undefined : pages.get(url);
    if (!file || (method !== "GET" && method !== "HEAD")) return false;
    const begun = performance.now();
    const answers = prepared.get(file) ?? prepare(url, file, headers);
    prepared.set(file, answers);
    const encoding = chooseEncoding(asked["accept-encoding"], answers.file.encoded);
    const { etag, full, unchanged, body } = answers.by.get(encoding) ?? answers.plain;
    const known = isKnown(asked["if-none-match"], etag);
    const status = known ? 304 : 200;
    response.writeHead(status, known ? unchanged : full);
    response.end(known || method === "HEAD" ? undefined : (body ?? answers.file.plain()));
    lines?.write(logLine(method, answers.at, status, performance.now() - begun));
    if (file.indexed) countVisit(method, url, asked);
    return true;
  };
}

/** As pino writes it for `logRequest`, which takes longer. `at` is quoted. */
function logLine(method: string, at: string, status: number, ms: number): string {
  const tenths = Math.round(ms * 10) / 10;
  return `{"level":30,"time":${Date.now()},"method":"${method}","at":${at},"status":${status},"ms":${tenths},"msg":"request"}\n`;
}

interface Prepared {
  /** The address, as JSON. */
  at: string;
  file: PageFile;
  by: Map<Encoding | null, PreparedAnswer>;
  plain: PreparedAnswer;
}

interface PreparedAnswer {
  etag: string;
  /** Names and values take turns, as Node writes them fastest. */
  full: string[];
  /** For status 304. */
  unchanged: string[];
  /** Null: as it is. */
  body: Buffer | null;
}

function prepare(address: string, file: PageFile, headers: Record<string, string>): Prepared {
  const prepared = (encoding: Encoding | null, body: Buffer | null): PreparedAnswer => {
    const etag = etagOf(file, encoding);
    const common = Object.entries({ ...headers, ...file.headers, etag }).flat();
    const about = {
      ...(encoding && { "content-encoding": encoding }),
      "content-length": String(body?.length ?? file.length),
    };
    return { etag, body, unchanged: common, full: [...common, ...Object.entries(about).flat()] };
  };
  const plain = prepared(null, null);
  const by = [...file.encoded].map(([encoding, body]) => [encoding, prepared(encoding, body)] as const);
  return { at: JSON.stringify(address), file, plain, by: new Map(by) };
}
