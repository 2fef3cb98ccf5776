import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { setTimeout as pause } from "node:timers/promises";

/** A proxy before several servers: it asks each whether it is ready, passes requests on in turn, and repeats none. */
export async function startBalancer(): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  let servers: string[] = [];
  let ready: string[] = [];
  let turn = 0;
  const ended = new AbortController();
  const proxy = createServer((asked, answer) => {
    const server = ready[turn++ % ready.length];
    if (server) passOn(new URL(asked.url ?? "", server), asked, answer).catch(() => answer.destroy());
    else answer.writeHead(502).end();
  });
  await once(proxy.listen(0, "127.0.0.1"), "listening");
  const checking = check();

  async function check() {
    while (!ended.signal.aborted) {
      const isReady = await Promise.all(servers.map((server) => answersOk(`${server}/readyz`)));
      ready = servers.filter((_server, index) => isReady[index]);
      await pause(100);
    }
  }

  async function passOn(url: URL, asked: IncomingMessage, answer: ServerResponse) {
    const passed = request(url, { method: asked.method, headers: asked.headers, agent });
    const answered = once(passed, "response");
    await pipeline(asked, passed);
    const [from]: IncomingMessage[] = await answered;
    if (!from) return;
    // Of the connection to the server (RFC 9110, section 7.6.1): whoever believed it of the one to this proxy would
    // post on a connection that is just being closed.
    const { connection: _connection, "keep-alive": _keepAlive, ...headers } = from.headers;
    answer.writeHead(from.statusCode ?? 502, headers);
    await pipeline(from, answer);
  }

  const address = proxy.address();
  if (address === null || typeof address === "string") throw new Error("The proxy has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    serve: async (urls) => {
      servers = urls;
      while (ready.length < urls.length) await pause(50);
    },
    [Symbol.asyncDispose]: async () => {
      ended.abort();
      await checking;
      agent.destroy();
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}

export interface Balancer extends AsyncDisposable {
  url: string;
  /** From now on to these; resolves when all of them are ready. */
  serve(urls: string[]): Promise<void>;
}

function answersOk(url: string): Promise<boolean> {
  return fetch(url, { method: "HEAD" }).then(
    ({ ok }) => ok,
    () => false,
  );
}
