import * as http from "node:http";
import * as https from "node:https";

/** Asks for the home page every 50 ms, however slowly it is answered. */
export function startPageProbe(
  url: string,
  { backedUp = () => false, connection = { agent: new http.Agent({ keepAlive: true }) } }: ProbeOptions = {},
): PageProbe {
  const { get } = url.startsWith("https:") ? https : http;
  const figures: PageFigures = { times: [], backedUp: [], failed: 0 };
  const timer = setInterval(ask, 50);

  function ask() {
    const begunAt = performance.now();
    const options = { ...connection, timeout: 30_000, headers: { "accept-encoding": "br" } };
    const call = get(`${url}/`, options, (response) => {
      response.on("end", () => {
        if (response.statusCode !== 200) figures.failed += 1;
        else (backedUp() ? figures.backedUp : figures.times).push(performance.now() - begunAt);
      });
      response.on("error", () => {
        figures.failed += 1;
      });
      response.resume();
    });
    call.on("timeout", () => call.destroy());
    call.on("error", () => {
      figures.failed += 1;
    });
  }

  return {
    figures,
    // What is under way is answered yet, and connections that are idle keep nobody.
    stop: () => clearInterval(timer),
  };
}

interface ProbeOptions {
  /** Whether the outbox is, at the moment. */
  backedUp?: () => boolean;
  connection?: https.RequestOptions;
}

/** Mails in the outbox from which on it counts as backed up. */
export const manyOpen = 1_000;

export interface PageProbe {
  readonly figures: PageFigures;
  stop(): void;
}

export interface PageFigures {
  /** Milliseconds, while the outbox was not backed up. */
  times: number[];
  /** The same while it was. */
  backedUp: number[];
  failed: number;
}
