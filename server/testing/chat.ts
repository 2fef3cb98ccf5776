import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** A chat’s webhook, which keeps the texts that it is told. */
export async function startChat() {
  const texts: string[] = [];
  let [status, asked] = [200, 0];
  const server = createServer(async (request, reply) => {
    asked += 1;
    const body = await text(request);
    if (body) texts.push(String(JSON.parse(body).text));
    reply.writeHead(status, { location: "/elsewhere" }).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    texts,
    asked: () => asked,
    answer: (next: number) => {
      status = next;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
}
