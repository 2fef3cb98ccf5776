import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ownerAlerts } from "../../content/owner-alerts.ts";
import { ownerNotices } from "../../content/owner-notices.ts";
import { receipt } from "../../content/receipt.ts";
import type { OwnerAction } from "../../contract/owner-actions.ts";
import { noteSecret } from "../alerts/secret-change.ts";
import { insertEnquiries } from "../enquiries/insert-enquiries.ts";
import { takeEnquiry } from "../enquiries/intake.ts";
import { localTimeShort } from "../mail/layout/local-time.ts";
import { mailFolderIn } from "../mail/transport/mail-folder.ts";
import { readActionToken } from "../owner-actions/action-token.ts";
import type { OutboxState } from "../store/schema.ts";
import { openStore, type Store } from "../store/store.ts";
import { eitherDatabase } from "../testing/databases.ts";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { runOwnerCommand } from "./owner.ts";

const received = Date.UTC(2026, 10, 20, 19, 55);
const now = received + 30 * 60_000;

async function site(env: Record<string, string | undefined>, ...argv: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const io = {
    out: (line: string) => out.push(line),
    err: (line: string) => err.push(line),
    env,
    now: () => now,
  };
  const code = await runOwnerCommand(argv, io);
  return { code, out: out.join("\n"), err: err.join("\n") };
}

describe.each(eitherDatabase)("the owner's command line on %s, beside the server", (kind) => {
  let database: TestDatabase;
  let server: Store;
  const env: Record<string, string> = {};
  const run = (...argv: string[]) => site(env, ...argv);

  beforeAll(async () => {
    database = await createTestDatabase(kind);
    server = await openStore(database.settings);
    env.DATA_DIR = database.settings.dataDir;
    if (database.settings.databaseUrl) env.DATABASE_URL = database.settings.databaseUrl;
  });
  afterAll(async () => {
    await server.close();
    await database.remove();
  });
  beforeEach(async () => {
    await server.db.deleteFrom("enquiries").execute();
    await server.db.deleteFrom("outbox").execute();
    await server.db.deleteFrom("check_results").execute();
  });

  async function receive(name: string, at = received, honeypot = false): Promise<string> {
    const enquiry = { name, email: "jane@example.org", asciiEmail: true, message: "A till,\nplease." };
    await takeEnquiry(
      "sendContactEmail",
      { enquiry, idempotencyKey: null, channel: "json", honeypot },
      {
        insertEnquiry: server.share(insertEnquiries),
        now: () => at,
        mailFrom: "website@stackhouse.example",
      },
    );
    const rows = server.db.selectFrom("enquiries").select("id").where("name", "=", name);
    return (await rows.executeTakeFirstOrThrow()).id;
  }

  const mailOf = (id: string) =>
    server.db.selectFrom("outbox").selectAll().where("subject_id", "=", id).executeTakeFirst();

  const bring = (id: string, state: OutboxState, rest: { sent_at?: number; last_error?: string } = {}) =>
    server.db
      .updateTable("outbox")
      .set({ state, attempts: 3, due_at: now + 3_600_000, ...rest })
      .where("subject_id", "=", id)
      .execute();

  describe("enquiries list", () => {
    it("shows the newest first, in a table", async () => {
      const jane = await receive("Jane Citizen");
      const spam = await receive("Spam", received + 60_000, true);
      await bring(jane, "sent", { sent_at: now });
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

    it("gives programs JSON", async () => {
      const id = await receive("Jane");
      const { out } = await run("enquiries", "list", "--json");
      expect(JSON.parse(out)).toEqual([
        {
          id,
          call: "sendContactEmail",
          received: "2026-11-20T19:55:00.000Z",
          name: "Jane",
          email: "jane@example.org",
          held: null,
          mail: "waiting",
          answered: null,
          answeredBy: null,
        },
      ]);
    });

    it("stops at 20, or where it is told to", async () => {
      for (let count = 0; count < 22; count += 1) await receive(`Jane ${count}`, received + count);
      expect(JSON.parse((await run("enquiries", "list", "--json")).out)).toHaveLength(20);
      const two = JSON.parse((await run("enquiries", "list", "--json", "--limit", "2")).out);
      expect(two).toMatchObject([{ name: "Jane 21" }, { name: "Jane 20" }]);
    });

    it("says where it looked when there are none", async () => {
      expect((await run("enquiries", "list")).out).toMatch(/^No enquiries in (SQLite|PostgreSQL) at \S+$/);
    });
  });

  describe("notices test", () => {
    it("sends each email once, marked as a test, whose links do nothing", async () => {
      const secret = "a secret of 32 characters or more";
      const { out } = await site({ ...env, SECRET: secret }, "notices", "test");
      const folder = mailFolderIn(env.DATA_DIR ?? "");
      const files = await readdir(folder);
      const subjects: string[] = [];
      for (const file of files) {
        const { subject = "", text = "" } = await PostalMime.parse(await readFile(path.join(folder, file)));
        subjects.push(subject);
        for (const [, action, token] of text.matchAll(/\/owner\/([a-z-]+)\?token=(\S+)/g)) {
          expect(readActionToken(token ?? "", { action: action as OwnerAction, secret, now })).toBeNull();
        }
      }
      expect(out).toMatch(/^Kept as files in \S+mail: \d+ emails$/);
      expect(out).toContain(`: ${subjects.length} emails`);
      for (const subject of subjects) expect(subject).toMatch(/^Test: /);
      for (const { title } of Object.values(ownerAlerts.what)) {
        expect(subjects).toContain(`Test: ${ownerAlerts.subject.begun.replace("{title}", title)}`);
      }
      expect(subjects).toContain(`Test: ${receipt.subject}`);
      expect(subjects.some((subject) => subject.includes(ownerNotices.test.issue))).toBe(true);
    });
  });

  describe("enquiries answered", () => {
    it("notes it once, as the list shows", async () => {
      const id = await receive("Jane");
      expect(await run("enquiries", "answered", id)).toMatchObject({ code: 0 });
      expect((await run("enquiries", "list")).out).toContain(`${localTimeShort(now)}  Jane`);
      expect(await run("enquiries", "answered", id)).toMatchObject({ code: 1 });
    });

    it("refuses what is quarantined, or is none", async () => {
      const spam = await receive("Spam", received, true);
      expect((await run("enquiries", "answered", spam)).err).toContain(`quarantine release ${spam}`);
      expect((await run("enquiries", "answered", "none")).err).toContain("There is no enquiry");
    });
  });

  describe("enquiries show", () => {
    it("shows everything about one", async () => {
      const id = await receive("Jane Citizen");
      await bring(id, "refused", { last_error: "550 no such mailbox" });
      expect((await run("enquiries", "show", id)).out).toBe(
        [
          `Enquiry   ${id}`,
          "Received  Saturday 21 November 2026 at 6:55 am AEDT",
          "Call      sendContactEmail",
          "Name      Jane Citizen",
          "Email     jane@example.org",
          "Mail      refused, tried 3 times, 550 no such mailbox",
          "Answered  not yet",
          "",
          "A till,",
          "please.",
        ].join("\n"),
      );
    });

    it("gives programs JSON", async () => {
      const id = await receive("Jane");
      expect(JSON.parse((await run("enquiries", "show", id, "--json")).out)).toEqual({
        id,
        call: "sendContactEmail",
        received: "2026-11-20T19:55:00.000Z",
        name: "Jane",
        email: "jane@example.org",
        message: "A till,\nplease.",
        held: null,
        answered: null,
        answeredBy: null,
        reminded: null,
        inDigest: false,
        mail: {
          id: expect.any(String),
          messageId: expect.stringMatching(/^<.+@stackhouse\.example>$/),
          state: "waiting",
          attempts: 0,
          due: "2026-11-20T19:55:00.000Z",
          sent: null,
          lastError: null,
        },
      });
    });
  });

  describe("enquiries retry", () => {
    it.each(["refused", "dead", "waiting"] as const)("makes an email that is %s due now", async (state) => {
      const id = await receive("Jane");
      await bring(id, state);
      expect(await run("enquiries", "retry", id)).toMatchObject({ code: 0, err: "" });
      expect(await mailOf(id)).toMatchObject({ state: "waiting", attempts: 0, due_at: now });
    });

    it.each(["sent", "sending"] as const)("leaves one alone that is %s", async (state) => {
      const id = await receive("Jane");
      await bring(id, state);
      const before = await mailOf(id);
      expect(await run("enquiries", "retry", id)).toMatchObject({
        code: 1,
        err: expect.stringMatching(/nothing to retry/),
      });
      expect(await mailOf(id)).toEqual(before);
    });

    it("leaves one in quarantine, and says what lets it out", async () => {
      const id = await receive("Jane", received, true);
      expect(await run("enquiries", "retry", id)).toEqual({
        code: 1,
        out: "",
        err: `Enquiry ${id} is held back as spam. "quarantine release ${id}" sends it on its way.`,
      });
      expect(await mailOf(id)).toBeUndefined();
    });
  });

  describe("enquiries give-up", () => {
    it.each(["refused", "dead", "waiting"] as const)(
      "sends an email that is %s no more, until it is retried",
      async (state) => {
        const id = await receive("Jane", now - 25 * 3_600_000);
        await bring(id, state);
        expect(await run("status")).toMatchObject({ code: 1 });
        expect(await run("enquiries", "give-up", id)).toEqual({
          code: 0,
          err: "",
          out: `Enquiry ${id}: its email is given up. The enquiry is deleted in its time; "enquiries retry ${id}" sends it after all.`,
        });
        expect((await run("enquiries", "show", id)).out).toMatch(
          /^Mail +unneeded, tried 3 times, given up by the owner$/m,
        );
        expect(await run("status")).toMatchObject({ code: 0 });
        expect(await run("enquiries", "retry", id)).toMatchObject({ code: 0 });
        expect(await mailOf(id)).toMatchObject({ state: "waiting" });
      },
    );

    it.each(["sent", "sending"] as const)("leaves one alone that is %s", async (state) => {
      const id = await receive("Jane");
      await bring(id, state);
      const before = await mailOf(id);
      expect(await run("enquiries", "give-up", id)).toMatchObject({
        code: 1,
        err: expect.stringMatching(/nothing to give up/),
      });
      expect(await mailOf(id)).toEqual(before);
    });
  });

  it.each(["show", "retry", "give-up"])(
    "enquiries %s says when there is no such enquiry",
    async (command) => {
      expect(await run("enquiries", command, "nosuch")).toEqual({
        code: 1,
        out: "",
        err: 'There is no enquiry "nosuch". "enquiries list" shows the newest ones.',
      });
    },
  );

  describe("status", () => {
    it("is content when emails go out", async () => {
      await bring(await receive("Jane"), "sent", { sent_at: now });
      await receive("Joe", now - 10 * 60_000);
      const { code, out } = await run("status");
      expect(out.split("\n")).toEqual([
        expect.stringMatching(/^Database {8}(SQLite|PostgreSQL) at \S+, can store$/),
        expect.stringMatching(/^Mail {12}files in \S+mail \(SMTP_URL is not set\)$/),
        "Outbox          1 waiting, 0 sending, 1 sent, 0 refused, 0 dead",
        "Held as spam    0",
        "Oldest waiting  10 minutes",
        "Needs you       nothing",
      ]);
      expect(code).toBe(0);
    });

    it("is not troubled by a stranger's mistyped address", async () => {
      const id = await receive("Jane");
      await server.db
        .updateTable("outbox")
        .set({ kind: "confirmation" })
        .where("subject_id", "=", id)
        .execute();
      await bring(id, "refused");
      expect(await run("status")).toMatchObject({ code: 0 });
    });

    it("asks for the owner where a public site's emails reach nobody", async () => {
      env.SITE_URL = "https://site.test";
      const { code, out } = await run("status");
      env.SITE_URL = "";
      expect(code).toBe(1);
      expect(out).toMatch(
        /^Needs you +the emails are files on this server, and nobody gets any: set SMTP_URL$/m,
      );
    });

    it("says what is quarantined, which is no failure: it goes by itself", async () => {
      await receive("Spam", received, true);
      const { code, out } = await run("status");
      expect(code).toBe(0);
      expect(out.split("\n")).toContain('Held as spam    1: "quarantine list" shows what');
      expect(out).toMatch(/^Needs you +nothing$/m);
    });

    it("asks for the owner when the SECRET is another one, as alerts do", async () => {
      for (const secret of ["the secret of before, of 32 letters", "the secret of now, also of 32 letters"])
        await noteSecret(server, { secret, secretBefore: null, now: now - 60_000 });
      const { code, out } = await run("status");
      expect(code).toBe(1);
      expect(out).toMatch(/^Needs you +SECRET has been another one for 1 minute$/m);
    });

    it("asks for the owner when an email was refused, given up or waits for long", async () => {
      await bring(await receive("Refused"), "refused");
      await bring(await receive("Dead"), "dead");
      await receive("Late", now - 25 * 3_600_000);
      await receive("Spam", received, true);
      const { code, out } = await run("status", "--json");
      expect(code).toBe(1);
      expect(JSON.parse(out)).toMatchObject({
        database: { kind, reachable: true },
        mail: { kind: "folder" },
        outbox: { waiting: 1, sending: 0, sent: 0, refused: 1, dead: 1 },
        held: 1,
        oldestUndelivered: 25 * 3_600_000,
        needsOwner: [
          "1 email refused by the mail server",
          "1 email given up",
          "an email has been waiting for 1 day, 1 hour",
        ],
      });
    });
  });
});

describe("the owner's command line", () => {
  it("says what it can do", async () => {
    expect(await site({}, "--help")).toEqual({
      code: 0,
      err: "",
      out: [
        "npm run site -- <command>",
        "",
        "  setup [--from FILE.json]                                 asks for the company's facts, or reads them, and writes site.config.ts",
        "  check                                                    looks for dead links, missing facts and what else an owner has to mend",
        "  newsletter check [<slug>] [--dkim-selector NAME]         looks through an issue, or all to come: what no email can show, links, pictures, size, your mail domain",
        "  enquiries list [--json] [--limit N]                      the newest enquiries (20, or N) and how far their emails have come",
        "  enquiries show <id> [--json]                             one enquiry, with its message",
        "  enquiries retry <id>                                     tries its email again now: one refused or given up, or one that waits; or sends one that came in a flood",
        "  enquiries give-up <id>                                   lets its email go: one refused or given up, or one that waits; until then the enquiry is kept, however long",
        "  enquiries answered <id>                                  notes that you have answered it, as the link in its email does: nothing reminds you of it any more",
        "  quarantine list [--json]                                 the enquiries and signups held back as spam, why, and until when they are kept",
        "  quarantine show <id> [--json]                            one of them, with every word",
        "  quarantine release <id>… [--all]                         sends them on their way: an enquiry to you, a signup's email to confirm to whoever asked",
        "  quarantine delete <id>… [--all]                          deletes them for good; what is left alone goes by itself at the end of its time",
        "  subscribers list [--json]                                every address of the newsletter, with its state; whoever asked last first",
        "  subscribers show <address> [--json]                      what proves the consent of one address: who, when, where, by which words",
        "  subscribers export                                       the same as CSV, with what proves consent; what a spreadsheet would take for a formula is quoted",
        "  subscribers remove <address>                             deletes an address from the newsletter, with all that is known of it there, the proof included",
        "  newsletter list [--json]                                 every issue, the newest first: when it is due, and how far it has come",
        "  newsletter show <slug> [--json]                          one issue: its figures, what is left, and why it is held or paused",
        "  newsletter test <slug> [--to ADDRESS]                    sends an issue to CONTACT_TO, or to another address, as a subscriber gets it, and to nobody else",
        "  newsletter hold <slug>                                   keeps an issue back, also while it is being sent",
        "  newsletter resume <slug>                                 sends one that is held or paused: at its hour, or at once",
        "  newsletter stop <slug>                                   ends one for good: whoever has not had it never gets it",
        "  newsletter send-in-doubt <slug>                          sends it to those of whom nobody knows whether they have it",
        "  notices test                                             sends CONTACT_TO every email that you may get, and a visitor’s receipt, once, marked as a test, and tells ALERT_URL",
        "  visits [--since 2026-11-01] [--csv]                      how often which page was opened on which day, and from which websites; the last 30 days, or since a day",
        "  privacy export <address>                                 everything stored about an address, as JSON",
        "  privacy correct <address> [--name NAME] [--address NEW]  puts right the name or the address of somebody's enquiries",
        "  privacy erase <address> [--json]                         deletes everything stored about an address, for good; a restored backup does not bring it back",
        "  backup <file> [--overwrite]                              copies the database into a file, whole and as of one moment, while the server runs",
        "  restore <file>                                           puts a backup in the database's place, which is kept aside; only while no server runs",
        "  clock confirm                                            says that the clock is right, where a server doubts it: what has passed its time is deleted again",
        "  doctor [--json] [--dkim-selector NAME]                   looks at settings, database, mail server, the records of your mail domain and the site at SITE_URL; exit code 1 when one fails",
        "  status [--json]                                          the database, the emails and what needs you; exit code 1 when something does",
        "",
        "They read the server's settings, from the environment or .env. Where no server has ever run they make nothing",
        "and end with exit code 1; only a restore brings a database there.",
      ].join("\n"),
    });
  });

  it.each([
    [[], "which command?"],
    [["launch"], "no command launch"],
    // A release has no sources; where they are, scripts/site.mjs runs it.
    [["newsletter", "check"], "newsletter check works on the project's own files"],
    [["check"], "check works on the project's own files"],
    [["enquiries", "burn"], "no command enquiries burn"],
    [["subscribers", "show"], "it is called like this: subscribers show <address> [--json]"],
    [["enquiries", "show"], "it is called like this: enquiries show <id> [--json]"],
    [["enquiries", "show", "a", "b"], "it is called like this: enquiries show <id> [--json]"],
    [["enquiries", "list", "--limit", "many"], '--limit: found "many", expected a whole number from 1'],
    [["status", "--jsn"], "--jsn"],
    [["quarantine", "release"], "it is called like this: quarantine release <id>… [--all]"],
    [["quarantine", "delete", "--all", "a"], "it is called like this: quarantine delete <id>… [--all]"],
  ])("is told that it was called in a wrong way: %j", async (argv, words) => {
    const { code, out, err } = await site({}, ...argv);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain(words);
  });

  it("says which setting is wrong", async () => {
    expect(await site({ PORT: "x" }, "status")).toEqual({
      code: 1,
      out: "",
      err: 'PORT: found "x", expected a whole number from 0 to 65535',
    });
  });

  it("says that the database can't be reached, and shows no password", async () => {
    const env = {
      DATABASE_URL: "postgres://site:hunter2@127.0.0.1:1/site",
      SMTP_URL: "smtp://a:hunter2@mail.example",
    };
    const status = await site(env, "status");
    expect(status.code).toBe(1);
    expect(status.out).toContain("PostgreSQL at 127.0.0.1:1/site, can't be used");
    expect(status.out).toContain("SMTP server mail.example:587");
    expect(status.out).toMatch(/Needs you +PostgreSQL at 127\.0\.0\.1:1\/site can't be opened: /);
    const list = await site(env, "enquiries", "list");
    expect(list).toMatchObject({ code: 1, err: expect.stringMatching(/can't be opened/) });
    expect(JSON.stringify([status, list])).not.toContain("hunter2");
  });

  it("says so when the folder of the data is no folder", async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "site-"));
    const file = path.join(folder, "file");
    await writeFile(file, "");
    expect(await site({ DATA_DIR: file }, "enquiries", "list")).toMatchObject({
      code: 1,
      err: expect.stringContaining(`SQLite at ${path.join(file, "site.db")} can't be opened: `),
    });
    await rm(folder, { recursive: true });
  });
});
