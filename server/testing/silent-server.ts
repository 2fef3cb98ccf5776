import { once } from "node:events";
import { createServer, type Socket } from "node:net";

/** Accepts connections and sends `greeting`, but nothing after that. */
export async function startSilentServer(greeting = ""): Promise<{ port: number; close(): Promise<void> }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.resume();
    if (greeting !== "") socket.write(`${greeting}\r\n`);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    port: address.port,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
