import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { listenOnFreePort } from "./free-port.ts";

/** Accepts connections and sends `greeting`, but nothing after that. */
export async function startSilentServer(greeting = ""): Promise<{ port: number; close(): Promise<void> }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.resume();
    if (greeting !== "") socket.write(`${greeting}\r\n`);
  });
  return {
    port: await listenOnFreePort(server),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
