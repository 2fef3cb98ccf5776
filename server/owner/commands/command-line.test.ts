// R-INBOX-5, R-COMMAND-1, R-COMMAND-3, R-COMMAND-4
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { localTimeShort } from "../../mail/layout/format.ts";
import { enqueue } from "../../mail/outbox/enqueue.ts";
import type { MailKind, OutboxState } from "../../store/schema.ts";
import { eitherDatabase } from "../../testing/databases.ts";
import { createHttpFixture } from "../../testing/fixtures/http-fixture.ts";
import { writeEnquiry } from "../../testing/fixtures/write-enquiry.ts";
import { allTests } from "../../testing/fresh-fixture.ts";
import { ownerCommand } from "../../testing/owner-command.ts";
import { clearTables, openTestStore } from "../../testing/test-database.ts";

const received = Date.UTC(2026, 10, 20, 19, 55);
const now = received + 30 * 60_000;

const site = (env: Record<string, string>, ...argv: string[]) => ownerCommand(argv, env, () => now);

describe.each(eitherDatabase)("the owner's command line on %s, beside a running server", (kind) => {
  const { store: server, database } = openTestStore(kind, "all");
  const env: Record<string, string> = {};
  const run = (...argv: string[]) => site({ ...database.environment, ...env }, ...argv);

  beforeEach(() => clearTables(server));

  async function receive(name: string, at = received, honeypot = false): Promise<string> {
    const context = { store: server, now: () => at, messageIdDomain: "stackhouse.example" };
    await writeEnquiry(context, { name, message: "A till,\nplease.", honeypot });
    const rows = server.db.selectFrom("enquiries").select("id").where("name", "=", name);
    return (await rows.executeTakeFirstOrThrow()).id;
  }

  const bring = (id: string, state: OutboxState, rest: { sent_at?: number; kind?: MailKind } = {}) =>
    server.db
      .updateTable("outbox")
      .set({ state, attempts: 3, due_at: now + 3_600_000, ...rest })
      .where("subject_id", "=", id)
      .execute();

  describe("enquiries list", () => {
    it("shows the newest enquiry first, in a table", async () => {
      const jane = await receive("Jane Citizen");
      const spam = await receive("Spam", received + 60_000, true);
      await bring(jane, "sent", { sent_at: now });
      const receipt = { kind: "receipt", subjectId: jane, now, messageIdDomain: "site.test" } as const;
      await server.transaction((tx) => enqueue(tx, receipt));
      expect(await run("enquiries", "list")).toEqual({
        code: 0,
        err: "",
        out: [
          "ID            RECEIVED (SYDNEY)  MAIL  ANSWERED  NAME          EMAIL",
          `${spam}  2026-11-21 06:56   held            Spam          jane@example.org`,
          `${jane}  2026-11-21 06:55   sent  not yet   Jane Citizen  jane@example.org`,
        ].join("\n"),
      });
    });

    it("prints JSON with --json", async () => {
      const id = await receive("Jane");
      const { out } = await run("enquiries", "list", "--json");
      expect(JSON.parse(out)).toEqual([
        {
          id,
          call: "sendContactEmail",
          received: "2026-11-20T19:55:00.000Z",
          name: "Jane",
          email: "jane@example.org",
          message: "A till,\nplease.",
          held: null,
          mail: "waiting",
          mailError: null,
          answered: null,
          answeredBy: null,
        },
      ]);
    });

    it("shows 20 enquiries, or as many as --limit allows", async () => {
      for (let count = 0; count < 22; count += 1) await receive(`Jane ${count}`, received + count);
      expect(JSON.parse((await run("enquiries", "list", "--json")).out)).toHaveLength(20);
      const two = JSON.parse((await run("enquiries", "list", "--json", "--limit", "2")).out);
      expect(two).toMatchObject([{ name: "Jane 21" }, { name: "Jane 20" }]);
    });

    it("names the database if it contains no enquiries", async () => {
      expect((await run("enquiries", "list")).out).toMatch(/^No enquiries in (SQLite|PostgreSQL) at \S+$/);
    });
  });

  describe("enquiries answered", () => {
    it("marks an enquiry as answered once, and the list shows it", async () => {
      const id = await receive("Jane");
      expect(await run("enquiries", "answered", id)).toMatchObject({ code: 0 });
      expect((await run("enquiries", "list")).out).toContain(`${localTimeShort(now)}  Jane`);
      expect(await run("enquiries", "answered", id)).toMatchObject({ code: 1 });
    });

    it("refuses an enquiry that is quarantined or does not exist", async () => {
      for (const id of [await receive("Spam", received, true), "none"]) {
        expect(await run("enquiries", "answered", id)).toEqual({
          code: 1,
          out: "",
          err: `No enquiry "${id}" is waiting for an answer. "enquiries list" shows which are.`,
        });
      }
    });
  });

  describe("status", () => {
    const http = allTests(createHttpFixture);
    beforeAll(async () => {
      env.PORT = new URL(await http.http.listen({ port: 0 })).port;
    });

    it("reports no problem while emails are sent, despite spam and visitors' mistyped addresses", async () => {
      await bring(await receive("Jane"), "sent", { sent_at: now });
      await receive("Spam", received, true);
      const mistyped = await receive("Mia");
      await bring(mistyped, "refused", { kind: "confirmation" });
      await receive("Joe", now - 10 * 60_000);
      const { code, out } = await run("status");
      expect(out.split("\n")).toEqual([
        `Server           http://127.0.0.1:${env.PORT}, ready`,
        expect.stringMatching(/^Database {9}(SQLite|PostgreSQL) at \S+, can store data$/),
        expect.stringMatching(/^Mail {13}files in \S+mail \(SMTP_URL is not set\)$/),
        "Outbox           1 waiting, 0 sending, 1 sent, 1 refused, 0 dead, 0 on-hold, 0 unwritten",
        "Held back        1",
        "Oldest waiting   10 minutes",
        "Needs attention  nothing",
      ]);
      expect(code).toBe(0);
    });

    it("reports a problem if a public site's emails reach nobody, or its server is stopping or gone", async () => {
      env.SITE_URL = "https://site.test";
      http.stopping.abort();
      const { code, out } = await run("status", "--json");
      env.SITE_URL = "";
      await http.http.close();
      const place = `http://127.0.0.1:${env.PORT}`;
      expect((await run("status")).out).toContain(`no server answers at ${place} (ECONNREFUSED)`);
      expect(code).toBe(1);
      expect(JSON.parse(out)).toMatchObject({
        server: { place },
        database: { kind, reachable: true },
        mail: { kind: "folder" },
        outbox: { waiting: 0, sending: 0, sent: 0, refused: 0, dead: 0 },
        held: 0,
        oldestUndelivered: null,
        needsOwner: [
          `the server at ${place} is not ready (503)`,
          "emails are stored as files on this server, and nobody receives them: set SMTP_URL",
          "TRUST_PROXY is not set",
        ],
      });
    });
  });
});

describe("the owner's command line", () => {
  it("explains each command in its help", async () => {
    const { code, out, err } = await site({}, "--help");
    expect({ code, err }).toEqual({ code: 0, err: "" });
    const lines = out.split("\n").filter((line) => line.startsWith("  "));
    expect(lines.length).toBeGreaterThan(15);
    for (const line of lines) expect(line).toMatch(/^ {2}\S+( \S+)* {2,}\S+/);
  });

  it.each([
    [[], "No command given."],
    [["launch"], "There is no command launch"],
    // A release contains no sources, which these commands need. Where there are sources, scripts/site.mjs runs the
    // commands itself.
    [["newsletter", "check"], "newsletter check needs the project's own files"],
    [["check"], "check needs the project's own files"],
    [["enquiries", "burn"], "There is no command enquiries burn"],
    [["subscribers", "show"], "Usage: subscribers show <address>"],
    [["newsletter", "test"], "Usage: newsletter test <slug> [--to ADDRESS]"],
    [["enquiries", "answered", "a", "b"], "Usage: enquiries answered <id>"],
    [["enquiries", "list", "--limit", "many"], '--limit: found "many", expected a whole number of at'],
    [["status", "--jsn"], "--jsn"],
  ])("refuses wrong usage: %j", async (argv, words) => {
    const { code, out, err } = await site({}, ...argv);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain(words);
  });

  it("reports an invalid setting", async () => {
    expect(await site({ PORT: "x" }, "status")).toEqual({
      code: 1,
      out: "",
      err: 'PORT: found "x", expected a whole number from 0 to 65535',
    });
  });

  it("reports an unreachable database without its password", async () => {
    const env = {
      DATABASE_URL: "postgres://site:hunter2@127.0.0.1:1/site",
      SMTP_URL: "smtp://a:hunter2@mail.example",
    };
    const status = await site(env, "status");
    expect(status.code).toBe(1);
    expect(status.out).toContain("PostgreSQL at 127.0.0.1:1/site, can't be used");
    expect(status.out).toContain("SMTP server mail.example:587");
    expect(status.out).toMatch(/Needs attention +PostgreSQL at 127\.0\.0\.1:1\/site can't be opened: /);
    const list = await site(env, "enquiries", "list");
    expect(list).toMatchObject({ code: 1, err: expect.stringMatching(/can't be opened/) });
    expect(JSON.stringify([status, list])).not.toContain("hunter2");
  });
});
