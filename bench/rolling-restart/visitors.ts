import { once } from "node:events";
import { type RequestOptions, request } from "node:https";
import { text } from "node:stream/consumers";
import { type ConnectionOptions, createSecureContext } from "node:tls";
import { sample } from "../enquiry-request.ts";
import type { Ledger } from "../promises/ledger.ts";
import { markerOf } from "../promises/marker.ts";

/** Sends forms and asks for pages by the clock, each visitor once, from an address and on a connection of their own. */
export function startVisitors({ url, rate, ledger, cert }: VisitorsOptions): Visitors {
  const secureContext = createSecureContext({ ca: cert });
  const startedAt = performance.now();
  const figures: VisitorFigures = { sent: 0, pages: 0, seconds: 0, times: [], failures: [] };
  const underWay = new Set<Promise<void>>();
  const due = () => ((performance.now() - startedAt) * rate) / 1000;
  const timer = setInterval(() => {
    for (; figures.sent < due(); figures.sent += 1) {
      begin(sendForm(figures.sent));
      if (figures.sent % formsPerPage === 0) begin(askForPage(figures.sent));
    }
  }, 5);

  function begin(visit: Promise<void>) {
    underWay.add(visit);
    void visit.finally(() => underWay.delete(visit));
  }

  async function sendForm(visitor: number): Promise<void> {
    const begunAt = performance.now();
    const answer = await visit(visitor, "/api/sendContactEmail", formOf(visitor));
    if (answer !== 200) return void figures.failures.push(`form: ${answer}`);
    figures.times.push(performance.now() - begunAt);
    ledger.accepted(visitor);
  }

  async function askForPage(visitor: number): Promise<void> {
    figures.pages += 1;
    const answer = await visit(visitor, "/", null);
    if (answer !== 200) figures.failures.push(`page: ${answer}`);
  }

  /** Resolves with 200, with another status and the beginning of what came with it, or with why nothing came. */
  async function visit(visitor: number, path: string, form: string | null): Promise<200 | string> {
    const options: RequestOptions & ConnectionOptions = {
      agent: false,
      secureContext,
      localAddress: loopbackAddress(visitor),
      timeout: 30_000,
      method: form === null ? "GET" : "POST",
      headers: form === null ? {} : { "content-type": "application/json" },
    };
    const call = request(url + path, options);
    call.on("timeout", () => call.destroy(new Error("no answer within 30 s")));
    try {
      const answered = once(call, "response");
      call.end(form ?? undefined);
      const [response] = await answered;
      const said = await text(response);
      return response.statusCode === 200 ? 200 : `${response.statusCode} ${said.slice(0, 200)}`;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  return {
    finish: async () => {
      clearInterval(timer);
      figures.seconds = (performance.now() - startedAt) / 1000;
      await Promise.all(underWay);
      return figures;
    },
  };
}

interface VisitorsOptions {
  url: string;
  /** Forms a second. */
  rate: number;
  ledger: Ledger;
  /** Of the authority that the proxy's certificate is by. */
  cert: string;
}

export interface Visitors {
  /** Sends nothing more, and waits for the answers. */
  finish(): Promise<VisitorFigures>;
}

export interface VisitorFigures {
  sent: number;
  pages: number;
  seconds: number;
  /** Milliseconds to the answer 200 of a form. */
  times: number[];
  /** One for each that was not answered 200. */
  failures: string[];
}

const formsPerPage = 10;

function formOf(visitor: number): string {
  const { name, email, text: words } = sample;
  return JSON.stringify({ from: `${name} <${email}>`, email, text: `${markerOf(visitor)}. ${words}` });
}

/** All of 127.0.0.0/8 are this machine's; 127.0.0.x is left to others. */
function loopbackAddress(visitor: number): string {
  const number = visitor + 0x10000;
  return [127, (number >> 16) & 255, (number >> 8) & 255, number & 255].join(".");
}
