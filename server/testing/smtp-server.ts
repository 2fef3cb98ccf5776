import { once } from "node:events";
import type { Socket } from "node:net";
import { text } from "node:stream/consumers";
import PostalMime from "postal-mime";
import { SMTPServer, type SMTPServerSession } from "smtp-server";
import type { Certificate } from "./certificate.ts";

/**
 * A real mail server on this machine. It accepts and records every email unless the current script says otherwise. A
 * function in the script may also have side effects, such as killing a process.
 */
export async function startSmtpServer(port = 0, options: SmtpServerOptions = {}) {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const connections = {
    most: 0,
    total: 0,
    get open() {
      return server.connections.size;
    },
  };
  let script: Script = {};
  const server = new SMTPServer({
    ...(options.certificate && { key: options.certificate.key, cert: options.certificate.cert }),
    authOptional: options.login === undefined,
    logger: false,
    disableReverseLookup: true,
    closeTimeout: 1,
    banner: options.banner ?? "",
    hideSMTPUTF8: options.hideSmtpUtf8 ?? false,
    disabledCommands: options.hideTls ? ["STARTTLS"] : [],
    onAuth: (given, _session, callback) => {
      const right = given.username === options.login?.user && given.password === options.login?.pass;
      callback(right ? null : reply(535), { user: right });
    },
    onConnect: (session, callback) => {
      connections.most = Math.max(connections.most, connections.open);
      act(script.connect?.({}), session, callback);
    },
    onMailFrom: (address, session, callback) =>
      act(script.mail?.({ from: address.address }), session, callback),
    onRcptTo: (address, session, callback) =>
      act(script.rcpt?.({ to: [address.address] }), session, callback),
    onData: async (stream, session, callback) => {
      if (session.envelope.mailFrom === false) return callback(reply(503));
      const raw = await text(stream).catch(() => null);
      // The sender disconnected before the end of the email.
      if (raw === null) return;
      const mail: ReceivedMail = {
        from: session.envelope.mailFrom.address,
        to: session.envelope.rcptTo.map((recipient) => recipient.address),
        raw,
        messageId: "",
      };
      mail.messageId = /^Message-ID: (.*)$/im.exec(mail.raw)?.[1]?.trim() ?? "";
      // An email that is not refused counts as received, even if the sender gets no answer.
      const verdict = script.data?.(mail);
      if (verdict === undefined || verdict === "hang" || verdict === "reset") received.push(mail);
      act(verdict, session, callback);
    },
  });

  function act(verdict: Answer, session: SMTPServerSession, callback: Callback) {
    if (verdict === "hang") return;
    if (verdict === "reset") {
      for (const socket of sockets) if (socket.remotePort === session.remotePort) socket.resetAndDestroy();
      return;
    }
    callback(verdict === undefined ? null : reply(verdict));
  }

  // Ignores errors, because tests cut connections on purpose.
  server.on("error", () => {});
  const listener = server.listen(port, "127.0.0.1");
  listener.on("connection", (socket) => {
    sockets.add(socket);
    // Otherwise each reply to a pipelined command waits for a TCP acknowledgement, which takes 40 ms on Linux.
    socket.setNoDelay();
    connections.total += 1;
    socket.on("close", () => sockets.delete(socket));
  });
  await once(listener, "listening");
  const address = listener.address();
  if (address === null || typeof address === "string") throw new Error("no port");

  return {
    port: address.port,
    url: `smtp://127.0.0.1:${address.port}`,
    /** All accepted emails, in order. */
    received,
    /** All accepted emails, parsed as a mail program would. */
    inbox: () => Promise.all(received.map(({ raw }) => PostalMime.parse(raw))),
    connections,
    follow: (next: Script) => {
      script = next;
    },
    cut: () => {
      for (const socket of sockets) socket.destroy();
    },
    close: () => {
      const closed = new Promise<void>((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      return closed;
    },
  };
}

export type TestSmtpServer = Awaited<ReturnType<typeof startSmtpServer>>;

export interface ReceivedMail {
  from: string;
  to: string[];
  raw: string;
  messageId: string;
}

export interface SmtpServerOptions {
  login?: { user: string; pass: string };
  hideSmtpUtf8?: boolean;
  hideTls?: boolean;
  certificate?: Certificate;
  /** The end of the first line. */
  banner?: string;
}

/** How the server answers at each stage; `data` is called once the whole email has arrived. */
export type Script = {
  [stage in Exclude<Failpoint, "data">]?: (seen: Seen) => Answer;
} & { data?: (mail: ReceivedMail) => Answer };

type Failpoint = "connect" | "mail" | "rcpt" | "data";
/**
 * A number: refuses with this reply code, and optionally an enhanced code. "hang": never answers. "reset": resets the
 * connection. Undefined: accepts.
 */
type Answer = number | `${number} ${number}.${number}.${number}` | "hang" | "reset" | undefined;
type Seen = { from?: string; to?: string[] };
type Callback = (error?: Error | null) => void;

/** Returns a reply whose text contains an email address, as replies from real servers do. */
function reply(code: number | string): Error {
  const [plain = "", enhanced = ""] = String(code).split(" ");
  const error = new Error(`${enhanced} <canary@mailbox.test> says ${plain}`.trim());
  return Object.assign(error, { responseCode: Number(plain) });
}
