import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { freePort } from "../../server/testing/free-port.ts";
import type { Bench } from "../resources.ts";

/** Starts a mail server that only records recipients, at once, so that it does not slow down the measurement. */
export async function startMailSink({ resources }: Bench) {
  /** The recipient of each complete email, and when it arrived (`performance.now()`). */
  const taken: { to: string; at: number }[] = [];
  // Without `noDelay`, each reply to a pipelined command waits for a TCP acknowledgement, which takes 40 ms on Linux.
  const server = createServer({ noDelay: true }, (socket) => {
    // Ignores the error when a killed site drops its connection.
    socket.on("error", () => {});
    answerCommands(socket, (to) => taken.push({ to, at: performance.now() }));
  });
  const port = await freePort();
  await once(server.listen(port, "127.0.0.1"), "listening");
  resources.defer(() => void server.close());
  return { url: `smtp://127.0.0.1:${port}`, taken };
}

export type MailSink = Awaited<ReturnType<typeof startMailSink>>;

/** Speaks just enough SMTP (RFC 5321) for a client that makes no mistakes. */
function answerCommands(socket: Socket, took: (to: string) => void): void {
  let rest = Buffer.alloc(0);
  let to = "";
  let inMail = false;
  const answer = (line: string) => socket.write(`${line}\r\n`);
  answer("220 sink");
  socket.on("data", (data) => {
    rest = Buffer.concat([rest, typeof data === "string" ? Buffer.from(data) : data]);
    for (;;) {
      const end = rest.indexOf(inMail ? "\r\n.\r\n" : "\r\n");
      if (end < 0) return;
      const line = inMail ? "" : rest.subarray(0, end).toString("latin1");
      rest = rest.subarray(end + (inMail ? 5 : 2));
      if (inMail) {
        inMail = false;
        took(to);
        answer("250 taken");
      } else if (/^RCPT/i.test(line)) {
        to = /<(.*)>/.exec(line)?.[1] ?? "";
        answer("250 ok");
      } else if (/^DATA/i.test(line)) {
        inMail = true;
        answer("354 go on");
      } else if (/^EHLO/i.test(line)) {
        // Real servers offer PIPELINING, which saves round trips (RFC 2920).
        answer("250-sink\r\n250 PIPELINING");
      } else if (/^QUIT/i.test(line)) {
        socket.end("221 bye\r\n");
      } else answer("250 ok");
    }
  });
}
