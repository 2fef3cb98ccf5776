import { once } from "node:events";
import { createServer, type Server } from "node:net";

/** Resolves with a port that was free on the loopback interface a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listenOnFreePort(server);
  server.close();
  await once(server, "close");
  return port;
}

/** Makes the server listen on a free port of the loopback interface. Resolves with the port. */
export async function listenOnFreePort(server: Server, host = "127.0.0.1"): Promise<number> {
  await once(server.listen(0, host), "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}
