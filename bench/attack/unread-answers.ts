import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

export interface Unread {
  port: number;
  connections: number;
  /** The number of pipelined requests on each connection. */
  requests: number;
  headers: string;
  seconds: number;
}

/**
 * Requests a large page repeatedly on each connection without reading the responses. Closes the connections after
 * `seconds`.
 */
export async function leaveUnread({ port, connections, requests, headers, seconds }: Unread): Promise<void> {
  const asked = `GET /sections HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`.repeat(requests);
  const sockets = Array.from({ length: connections }, () => {
    const socket = connect(port, "127.0.0.1").on("error", () => {});
    socket.write(asked);
    return socket;
  });
  await pause(seconds * 1_000);
  for (const socket of sockets) socket.destroy();
}
