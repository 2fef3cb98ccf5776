import { type IncomingHttpHeaders, request as plainRequest } from "node:http";
import { request as tlsRequest } from "node:https";
import { isIP } from "node:net";
import { connect, type PeerCertificate } from "node:tls";

/** The site as a browser elsewhere meets it. Each promise resolves, whatever happens. */
export interface Web {
  handshake(origin: URL): Promise<Handshake | Silence>;
  /** Follows no redirect. */
  get(url: string, headers?: Record<string, string>): Promise<WebAnswer | Silence>;
}

export interface Handshake {
  certificate: PeerCertificate;
  /** Why browsers would not take the certificate; null where they do. */
  distrusted: string | null;
}

export interface WebAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** As text, its first 64 KiB. */
  body: string;
}

/** No answer, and why. */
export interface Silence {
  silent: string;
}

/** `ca`: the certificates that are trusted in place of the usual ones. What is aborted is silence. */
export function systemWeb({ ca, signal }: { ca?: string; signal?: AbortSignal } = {}): Web {
  const trusted = ca === undefined ? {} : { ca };
  const until = () => AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]);
  return {
    handshake: ({ hostname, port }) =>
      new Promise((resolve) => {
        const host = hostname.replace(/^\[|\]$/g, "");
        const socket = connect({
          host,
          port: Number(port || 443),
          ...(isIP(host) === 0 && { servername: host }),
          ...trusted,
          // What is wrong with it is told, and nothing said on such a line.
          rejectUnauthorized: false,
        });
        const ended = until();
        const giveUp = () => end({ silent: "ETIMEDOUT" });
        const end = (result: Handshake | Silence) => {
          ended.removeEventListener("abort", giveUp);
          socket.destroy();
          resolve(result);
        };
        socket.on("secureConnect", () => {
          const distrusted = socket.authorized ? null : reasonOf(socket.authorizationError);
          end({ certificate: socket.getPeerCertificate(), distrusted });
        });
        socket.on("error", (error) => end({ silent: reasonOf(error) }));
        if (ended.aborted) giveUp();
        else ended.addEventListener("abort", giveUp);
      }),
    get: (url, headers = {}) =>
      new Promise((resolve) => {
        const request = url.startsWith("https:") ? tlsRequest : plainRequest;
        const asked = request(url, {
          headers,
          ...trusted,
          agent: false,
          signal: until(),
        });
        asked.on("error", (error) => resolve({ silent: reasonOf(error) }));
        asked.on("response", async (answer) => {
          const { statusCode: status = 0, headers } = answer;
          try {
            resolve({ status, headers, body: await beginningOf(answer) });
          } catch (error) {
            resolve({ silent: reasonOf(error) });
          }
        });
        asked.end();
      }),
  };
}

const timeoutMs = 10_000;

async function beginningOf(answer: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of answer) {
    parts.push(part);
    if (parts.reduce((sum, { length }) => sum + length, 0) >= 65_536) break;
  }
  return Buffer.concat(parts).toString();
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "TimeoutError" || error.name === "AbortError") return "ETIMEDOUT";
  return "code" in error ? String(error.code) : error.message;
}
