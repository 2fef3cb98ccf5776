import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

export interface Unread {
  port: number;
  connections: number;
  /** Requests on each, sent at once. */
  requests: number;
  /** The requests' other headers. */
  headers: string;
  seconds: number;
}

/** Asks for a large page again and again and takes no answer. Resolves once it has hung up. */
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
