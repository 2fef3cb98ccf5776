// R-INBOX-9, R-DATA-7
import { connect } from "node:net";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { text } from "node:stream/consumers";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { honeypotField } from "../../contract/honeypot.ts";
import { site as company } from "../../site.config.ts";
import { retryWhileBusy } from "../store/sqlite/sqlite.ts";
import { eitherDatabase } from "../testing/databases.ts";
import { type SmtpServerOptions, startSmtpServer, type TestSmtpServer } from "../testing/smtp-server.ts";
import { type StartedSite, startTestSite } from "../testing/started-site.ts";

/** Every other level writes a subset of the lines that "trace" writes. */
const levels = ["trace", "silent"];
const canary = "canary1234567890";
const address = `${canary}@mailbox.test`;
const enquiry = {
  from: `${canary} <${address}>`,
  email: address,
  text: `${canary}\n    at ${canary} (${canary})`,
};
const email = { ...enquiry, to: address, replyTo: address, subject: "Contact Form", email: undefined };
const signup = { emailaddress: address, list: "newsletter" };
const signupForm = { ...signup, page: "home" };
const form = { fullname: canary, emailAddress: address, msg: canary, [honeypotField]: "" };
const personal = {
  "x-forwarded-for": "203.0.113.77",
  "user-agent": canary,
  cookie: canary,
  referer: `http://site.test/${canary}`,
  "idempotency-key": canary,
};
/**
 * What the log must never contain, even if a mail server or a database quotes it: IP addresses, anything a visitor
 * typed, and secrets.
 */
const secrets = /canary|mailbox\.test|203\.0\.113|127\.0\.0\.1|::1/i;

const leave = `/newsletter/unsubscribe?token=${canary}`;
let site: StartedSite;
let smtp: TestSmtpServer;
let consoleOutput: string[];

beforeEach(() => {
  consoleOutput = [];
  const listen = (...words: unknown[]) => {
    consoleOutput.push(words.map((word) => (word instanceof Error ? inFull(word) : String(word))).join(" "));
    return true;
  };
  for (const way of ["log", "info", "warn", "error", "debug"] as const)
    vi.spyOn(console, way).mockImplementation(listen);
  for (const stream of [process.stdout, process.stderr]) vi.spyOn(stream, "write").mockImplementation(listen);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await site.stop();
  await smtp.close();
});

/** Returns everything the process wrote, except the line with the server's own address. */
const written = () =>
  [...site.log.filter((line) => !line.includes("Server listening at")), ...consoleOutput].join("\n");

async function start(kind: "sqlite" | "postgres", level: string, options: SmtpServerOptions = {}) {
  smtp = await startSmtpServer(0, options);
  site = await startTestSite(kind, {
    LOG_LEVEL: level,
    TRUST_PROXY: "127.0.0.1",
    SMTP_URL: `smtp://${canary}:${canary}@127.0.0.1:${smtp.port}`,
    CONTACT_TO: `owner-${address}`,
    SECRET: canary.repeat(2),
    METRICS_PORT: "0",
  });
}

describe.each(eitherDatabase)("50. the log contains nothing personal, on %s", (kind) => {
  test.each(kind === "sqlite" ? levels : ["trace"])(
    "at level %s, whatever clients send and the mail server replies",
    async (level) => {
      await start(kind, level, { login: { user: canary, pass: canary } });
      // Two replies that quote the recipient's address, a cut connection, and acceptance.
      const answers = [550, 451, "reset", undefined] as const;
      let asked = 0;
      smtp.follow({ rcpt: () => answers[asked++] });
      const statuses = [
        await site.call("sendContactEmail", enquiry, personal),
        await site.call("sendContactEmail", enquiry, personal),
        await site.call("sendContactEmail", { ...enquiry, text: "other" }, personal),
        await site.call("sendContactEmail", { ...enquiry, text: "no key" }),
        await site.call("sendContactEmail", { ...enquiry, email: canary }, personal),
        await site.call("sendContactEmail", { [canary]: canary }, personal),
        await site.call("sendContactEmail", `{"${canary}`, personal),
        await site.call("sendContactEmail", canary.repeat(5_000), personal),
        await site.call("sendContactEmail", canary, { ...personal, "content-type": `text/${canary}` }),
        await site.call("sendContactEmail", enquiry, { ...personal, origin: `https://${canary}.test` }),
        await site.call("sendContactEmail", enquiry, personal),
        await site.call("sendEmail", email, personal),
        await site.call("sendEmail", { ...email, to: company.email }),
        await site.call("addSubscriber", signup, personal),
        await site.call("addSubscriber", { ...signup, emailaddress: canary }, personal),
        await site.call(canary, enquiry, personal),
        await site.post("/contact", form),
        await site.post("/contact", { ...form, [honeypotField]: canary }),
        await site.post("/contact", { ...form, emailAddress: canary }),
        await site.post("/contact", { [canary]: canary.repeat(5_000) }),
        await site.post("/pages/support/contact-us", form),
        await site.post("/newsletter", signupForm),
        await site.post("/newsletter", { emailaddress: canary, [canary]: canary }),
        await site.post(`/newsletter/confirm?token=${canary}`, {}, personal),
        await site.post(leave, { leave: "yes" }, personal),
        await site.post(leave, { "List-Unsubscribe": "One-Click" }, personal),
        await site.post(leave, { [canary]: canary }, personal),
        await site.post(`/${canary}`, form),
      ].map(({ status }) => status);
      expect(statuses).toEqual([
        ...[200, 200, 400, 200, 400, 400, 400, 413, 400, 403, 200, 403, 200, 200, 400, 404],
        ...[303, 200, 400, 413, 303, 303, 400, 303, 404, 200, 400, 404],
      ]);
      for (const asked of [`/${canary}?${canary}`, `/%E0${canary}`, leave, "/readyz"]) {
        await (await fetch(site.url + asked, { headers: personal })).text();
      }
      await talk(`GET /${canary} HTTP/1.1\r\n${canary}\r\n\r\n`);
      await talk(`POST /contact HTTP/1.1\r\nHost: ${canary}\r\nContent-Length: 9000\r\n\r\n${canary}`);
      await (await fetch(site.metricsUrl ?? "", { headers: personal })).text();
      await expect.poll(() => smtp.received.length).toBeGreaterThan(0);
      await expect.poll(() => asked).toBeGreaterThanOrEqual(4);
      if (level === "trace") {
        await expect.poll(written).toMatch(/550.*451.*outbox: delivered/s);
      }
      expect(written()).not.toMatch(secrets);
      if (level === "silent") expect(written()).toBe("");
    },
  );

  test("when the database rejects what a visitor typed and quotes it in its error", async () => {
    await start(kind, "trace");
    await administer(kind, {
      sqlite: ["enquiries", "subscriptions"].map(
        (table) => `create trigger refuse_${table} before insert on ${table}
          begin select raise(abort, 'Failing row contains ${address}'); end`,
      ),
      postgres: [
        `alter table enquiries add check (name <> '${canary}')`,
        `alter table subscriptions add check (address <> '${address}')`,
      ],
    });
    const answers = [
      await site.call("sendContactEmail", enquiry, personal),
      await site.call("addSubscriber", signup, personal),
      await site.post("/contact", form, personal),
      await site.post("/pages/support/contact-us", form, personal),
      await site.post("/newsletter", signupForm, personal),
    ];
    expect(answers.map(({ status }) => status)).toEqual([500, 500, 500, 500, 500]);
    expect(written()).not.toMatch(secrets);
    // Each failed request is logged with the name of its error and the request's id.
    const failed = site.log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "request failed");
    expect(failed).toHaveLength(answers.length);
    for (const line of failed)
      expect(line).toMatchObject({ level: 50, error: expect.any(String), reqId: expect.any(String) });
  });

  async function administer(on: typeof kind, statements: Record<typeof kind, string[]>) {
    const { databaseUrl, dataDir } = site.database.settings;
    if (on === "sqlite") {
      const database = new DatabaseSync(path.join(dataDir, "site.db"));
      for (const statement of statements.sqlite) await retryWhileBusy(() => database.exec(statement));
      return database.close();
    }
    const client = new pg.Client({ connectionString: databaseUrl ?? "" });
    await client.connect();
    for (const statement of statements.postgres) await client.query(statement);
    await client.end();
  }
});

/** Formats an error as the console prints it, with the stack and its properties. */
function inFull(error: Error): string {
  return `${error.stack} ${JSON.stringify(error, Object.getOwnPropertyNames(error))}`;
}

async function talk(words: string): Promise<void> {
  const socket = connect(Number(new URL(site.url).port), "127.0.0.1").on("error", () => {});
  socket.end(words);
  await text(socket);
}
