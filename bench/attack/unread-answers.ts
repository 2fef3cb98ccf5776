import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/**
 * Requests a large page 1,500 times on each of ten connections, and reads no response for ten seconds.
 */
export async function leaveUnread(port: number, headers: string): Promise<void> {
  const asked = `GET /sections HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`.repeat(1_500);
  const sockets = Array.from({ length: 10 }, () => {
    const socket = connect(port, "127.0.0.1").on("error", () => {});
    socket.write(asked);
    return socket;
  });
  await pause(10_000);
  for (const socket of sockets) socket.destroy();
}
