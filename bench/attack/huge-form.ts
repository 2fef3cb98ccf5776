import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/**
 * Sends a form of `bytes` bytes and, like a browser, reads the response only afterwards. Resolves with true if a
 * complete page with status 413 arrives.
 */
export async function sendHugeForm(port: number, path: string, bytes: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${bytes}\r\n\r\n`,
  );
  const piece = Buffer.alloc(64 * 1024, "x");
  try {
    for (let sent = 0; sent < bytes; sent += piece.length) {
      if (!socket.write(piece)) await once(socket, "drain");
    }
  } catch {
    // The connection was reset; a browser would show an error.
    return false;
  }
  let answer = "";
  socket.setEncoding("latin1").on("data", (text) => {
    answer += text;
  });
  for (let waited = 0; waited < 50 && !answer.includes("</html>"); waited += 1) await pause(100);
  socket.destroy();
  return answer.startsWith("HTTP/1.1 413 ") && answer.includes("</html>");
}
