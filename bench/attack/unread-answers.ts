import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

export interface Unread {
  port: number;
  connections: number;
  /** Requests on each, sent at once. */
  requests: number;
  /** The requests' other headers. */
  headers?: string;
  /** From how many addresses; where the system has them (Linux answers on all of 127.0.0.0/8). */
  addresses?: number;
  /** How many bytes of the answers each connection takes a second. */
  bytesPerSecond: number;
  seconds: number;
}

/** Asks for a large page and takes its answers slowly, or not at all. Resolves once it has hung up. */
export async function leaveUnread(attack: Unread): Promise<void> {
  const { port, connections, requests, headers = "", addresses = 1, bytesPerSecond, seconds } = attack;
  const asked = `GET /sections HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`.repeat(requests);
  const sockets: Socket[] = [];
  for (let index = 0; index < connections; index += 1) {
    const localAddress = `127.0.1.${1 + (index % addresses)}`;
    const origin = process.platform === "linux" ? { localAddress } : {};
    const socket = connect({ port, host: "127.0.0.1", ...origin }).on("error", () => {});
    socket.write(asked);
    sockets.push(socket);
    // As fast as they are taken up: more would wait in the system's queue, and then for a second.
    if (index % 100 === 99) await pause(20);
  }
  const reading = setInterval(() => {
    if (bytesPerSecond > 0) for (const socket of sockets) socket.read(bytesPerSecond);
  }, 1_000);
  await pause(seconds * 1_000);
  clearInterval(reading);
  for (const socket of sockets) socket.destroy();
}
