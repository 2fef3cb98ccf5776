import { Readable } from "node:stream";
import { domainToASCII } from "node:url";
import SMTPConnection from "nodemailer/lib/smtp-connection";

import { DeliveryFailure, type Mail } from "./mail-transport.ts";
import type { SmtpServer } from "./smtp-server-url.ts";

/** One connection to the mail server. Deadlines are `performance.now()` timestamps. */
export class SmtpSession {
  /** Whether sending the current email has begun. */
  begun = false;
  /** Whether the whole email has been sent. */
  handedOver = false;
  readonly #server: SmtpServer;
  readonly #connection: SMTPConnection;
  #opened = false;
  #capabilities = "";

  constructor(server: SmtpServer, limits: SmtpLimits) {
    this.#server = server;
    this.#connection = new SMTPConnection({
      host: server.host,
      port: server.port,
      secure: server.secure,
      requireTLS: !server.secure && !server.loopback,
      tls: { rejectUnauthorized: !server.loopback, minVersion: "TLSv1.2" },
      dnsTimeout: limits.connect,
      connectionTimeout: limits.connect,
      greetingTimeout: limits.greeting,
      socketTimeout: limits.idle,
      // Closes at once, so that an unresponsive server does not keep the socket open.
      socketCloseTimeout: 0,
    });
    // `#within` passes errors to the caller. Between its steps, an error without a listener would end the process.
    this.#connection.on("error", () => {});
  }

  get usable(): boolean {
    return !this.#connection.destroyed;
  }

  /** Whether TLS is on, from the first byte or after STARTTLS. */
  get encrypted(): boolean {
    return this.#connection.secure;
  }

  /** Connects and logs in, unless the session is already open. */
  async open(deadline: number): Promise<void> {
    this.begun = false;
    this.handedOver = false;
    if (this.#opened) return;
    await this.#within(deadline, (done) => this.#connection.connect(done));
    this.#capabilities = this.#connection.lastServerResponse || "";
    const login = this.#server.login;
    if (login !== null) await this.#within(deadline, (done) => this.#connection.login({ ...login }, done));
    this.#opened = true;
  }

  async deliver(
    envelope: Mail["envelope"],
    raw: Buffer,
    { deadline, maySend }: DeliveryTerms,
  ): Promise<void> {
    const from = withAsciiDomain(envelope.from);
    const to = withAsciiDomain(envelope.to);
    // A non-ASCII address needs SMTPUTF8 (RFC 6531). The SMTP library would send it even to a server without SMTPUTF8.
    if (!isAscii(from + to) && !/^250[ -]SMTPUTF8/im.test(this.#capabilities)) {
      throw new DeliveryFailure("the address needs SMTPUTF8, which the mail server does not support", {
        scope: "message",
        permanent: true,
      });
    }
    const body = bodyWhile(maySend, raw);
    body.once("end", () => {
      this.handedOver = true;
    });
    this.begun = true;
    await this.#within(deadline, (done) => this.#connection.send({ from, to, size: raw.length }, body, done));
  }

  /** Prepares the session for another email after a refusal. If that fails, closes it. */
  async reset(deadline: number): Promise<void> {
    if (!this.usable) return;
    await this.#within(deadline, (done) => this.#connection.reset(done)).catch(() => this.kill());
  }

  /** Sends QUIT, and closes the connection after one second without an answer. */
  async end(): Promise<void> {
    if (!this.usable) return;
    await this.#within(performance.now() + 1_000, () => this.#connection.quit()).catch(() => {});
  }

  kill(): void {
    this.#connection.close();
  }

  /** Runs one step until it ends, the connection ends, or the deadline passes. */
  async #within(deadline: number, step: (done: (error?: Error | null) => void) => void): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const done = (error?: Error | null) => {
        clearTimeout(timer);
        this.#connection.off("error", done);
        this.#connection.off("end", ended);
        if (error) reject(error);
        else resolve();
      };
      const ended = () => done(sessionEnd("closed"));
      const cut = () => {
        done(sessionEnd("deadline"));
        this.kill();
      };
      const timer = setTimeout(cut, Math.max(0, deadline - performance.now()));
      this.#connection.once("error", done);
      this.#connection.once("end", ended);
      step(done);
    });
  }
}

/** Creates the error for a connection that either side closed, or whose deadline passed. */
function sessionEnd(code: "closed" | "deadline"): Error {
  return Object.assign(new Error(code), { code });
}

/** Time limits in milliseconds. */
export interface SmtpLimits {
  /** The limit for everything from the DNS lookup to the end of the TLS handshake. */
  connect: number;
  /** The limit for the wait between the connection and the server's first line. */
  greeting: number;
  /** The limit for inactivity at any later point. */
  idle: number;
  /** The limit for the whole attempt, after which the connection is closed. */
  whole: number;
  /** How long a connection is kept open for the next email. */
  linger: number;
}

export const defaultSmtpLimits: SmtpLimits = {
  connect: 10_000,
  greeting: 10_000,
  idle: 20_000,
  whole: 55_000,
  linger: 2_000,
};

interface DeliveryTerms {
  deadline: number;
  /** Called when the server has asked for the content. If it returns false, the attempt fails. */
  maySend(): boolean | Promise<boolean>;
}

/** Calls `maySend` right before the content: if the process was suspended, another server may have leased the email. */
function bodyWhile(maySend: DeliveryTerms["maySend"], raw: Buffer): Readable {
  return new Readable({
    async read() {
      try {
        if (!(await maySend())) throw sessionEnd("deadline");
        this.push(raw);
        this.push(null);
      } catch (error) {
        this.destroy(error instanceof Error ? error : sessionEnd("deadline"));
      }
    },
  });
}

function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf("@");
  return address.slice(0, at + 1) + domainToASCII(address.slice(at + 1));
}

function isAscii(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text);
}
