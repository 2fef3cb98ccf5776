import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { describe, expect, test, vi } from "vitest";
import type { StoreKind } from "../store/schema.ts";
import { openStore } from "../store/store.ts";
import { runSite, type SiteProcess } from "../testing/site-process.ts";
import { type ReceivedMail, type Script, startSmtpServer } from "../testing/smtp-server.ts";
import { createTestDatabase } from "../testing/test-database.ts";

/** A mail arrives twice only where its server died between the mail server's taking it and our completing it. */
const stages: { stage: string; extra: number; diesBy: "its own hand" | "the mail server's script" }[] = [
  { stage: "validated", extra: 0, diesBy: "its own hand" },
  { stage: "before-commit", extra: 0, diesBy: "its own hand" },
  { stage: "after-commit", extra: 0, diesBy: "its own hand" },
  { stage: "leased", extra: 0, diesBy: "its own hand" },
  { stage: "connected", extra: 0, diesBy: "the mail server's script" },
  { stage: "after-RCPT", extra: 0, diesBy: "the mail server's script" },
  { stage: "after-DATA", extra: 1, diesBy: "the mail server's script" },
  { stage: "after-250", extra: 1, diesBy: "its own hand" },
  { stage: "after-complete", extra: 0, diesBy: "its own hand" },
];

describe.concurrent.each<StoreKind>(["sqlite", "postgres"])("kill -9, on %s", (kind) => {
  test.each(stages)("2. $stage: nothing lost, $extra extra copies", async ({ stage, extra, diesBy }) => {
    await using fixture = await createCrashFixture(kind);
    const dying = fixture.start(diesBy === "its own hand" ? killedAt(stage) : {});
    if (diesBy === "the mail server's script") fixture.smtp.follow(killing(dying, stage));
    const answered = await fixture.sendAll(dying, everybody);
    expect(await dying.ended).toMatchObject({ signal: "SIGKILL" });
    const inDoubt = await fixture.takenAndNotMarked();

    fixture.smtp.follow({});
    const next = fixture.start();
    const unanswered = everybody.filter((person) => !answered.includes(person));
    expect(await fixture.sendAll(next, unanswered)).toEqual(unanswered);
    await fixture.everybodyMarked();
    next.kill("SIGTERM");
    expect(await next.ended).toMatchObject({ code: 0 });
    await fixture.expectEachOnce({ least: extra, most: inDoubt });
  });

  test("1. right after an answer: what was answered needs no second try", async () => {
    await using fixture = await createCrashFixture(kind);
    const dying = fixture.start();
    // It accepts, and holds on to the first mail for ever.
    fixture.smtp.follow({ connect: () => "hang" });
    expect(await fixture.sendAll(dying, everybody)).toEqual(everybody);
    dying.kill("SIGKILL");
    await dying.ended;

    fixture.smtp.follow({});
    const next = fixture.start();
    await fixture.everybodyMarked();
    next.kill("SIGTERM");
    await next.ended;
    await fixture.expectEachOnce({ least: 0, most: 0 });
  });
});

test.concurrent("16. a server that stood still past its lease does not send what another has sent", async () => {
  await using fixture = await createCrashFixture("postgres");
  const paused = fixture.start();
  let pauses = 0;
  fixture.smtp.follow({
    rcpt: () => {
      pauses += 1;
      if (pauses === 1) paused.kill("SIGSTOP");
      return undefined;
    },
  });
  expect(await fixture.sendAll(paused, ["ada"])).toEqual(["ada"]);
  await until(() => expect(pauses).toBe(1));
  const other = fixture.start();
  await other.answering();
  await until(() => expect(fixture.smtp.received).toHaveLength(1));

  paused.kill("SIGCONT");
  paused.kill("SIGTERM");
  const end = await paused.ended;
  expect(end.code).toBe(0);
  expect(end.out).toContain("the lease ran out, another server has the mail");
  expect(fixture.smtp.received).toHaveLength(1);
});

const everybody = ["ada", "ben", "chi", "dee", "eli"];

function killedAt(stage: string) {
  const preloaded = fileURLToPath(new URL("../testing/kill-at-failpoint.mjs", import.meta.url));
  return { NODE_OPTIONS: `--import ${preloaded}`, KILL_AT_FAILPOINT: stage, KILL_AT_COUNT: "2" };
}

/** The connection is one for all mails; of what comes once for each mail it is the second that kills. */
function killing(site: SiteProcess, stage: string): Script {
  let count = stage === "connected" ? 1 : 0;
  const kill = () => {
    count += 1;
    if (count !== 2) return undefined;
    site.kill("SIGKILL");
    return "hang";
  };
  return { [stage === "connected" ? "connect" : stage === "after-RCPT" ? "rcpt" : "data"]: kill };
}

async function createCrashFixture(kind: StoreKind) {
  const database = await createTestDatabase(kind);
  const smtp = await startSmtpServer();
  const started: SiteProcess[] = [];
  const keys = new Map(everybody.map((person) => [person, randomUUID()]));
  const mailsOf = (person: string) =>
    smtp.received.filter((mail) => replyAddress(mail) === addressOf(person));

  return {
    smtp,
    start: (more: Record<string, string> = {}) => {
      const { databaseUrl, dataDir } = database.settings;
      const site = runSite({
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl ?? "",
        SMTP_URL: smtp.url,
        ...more,
      });
      started.push(site);
      return site;
    },
    /** All at once, each with a key of their own; gives those who were answered 200, without those cut off. */
    sendAll: async (site: SiteProcess, people: string[]) => {
      const { url } = await site.answering();
      const sendings = people.map(async (person) => {
        const status = await sendUntilTaken(url, person, keys.get(person) ?? "").catch(() => "cut");
        if (status !== 200 && status !== "cut") throw new Error(`${person} was answered ${status}`);
        return status === 200 ? [person] : [];
      });
      return (await Promise.all(sendings)).flat();
    },
    /** How many may come once more: on a busy machine also one that was under way when another's stage killed. */
    takenAndNotMarked: async () => {
      await until(() => expect(smtp.connections.open).toBe(0));
      const store = await openStore(database.settings);
      const marked = await store.db
        .selectFrom("outbox")
        .select("message_id")
        .where("state", "=", "sent")
        .execute();
      await store.close();
      return new Set(smtp.received.map((mail) => mail.messageId)).size - marked.length;
    },
    everybodyMarked: async () => {
      const store = await openStore(database.settings);
      const unmarked = store.db.selectFrom("outbox").select("id").where("state", "<>", "sent");
      try {
        await until(async () => expect(await unmarked.execute()).toEqual([]));
      } finally {
        await store.close();
      }
    },
    expectEachOnce: async (extra: { least: number; most: number }) => {
      const store = await openStore(database.settings);
      const enquiries = await store.db.selectFrom("enquiries").select("email").orderBy("email").execute();
      const mails = await store.db.selectFrom("outbox").select("message_id").orderBy("message_id").execute();
      await store.close();
      expect(enquiries.map((enquiry) => enquiry.email)).toEqual(everybody.map(addressOf));
      const received = new Set(smtp.received.map((mail) => mail.messageId));
      expect([...received].sort()).toEqual(mails.map((mail) => mail.message_id));
      for (const person of everybody) {
        expect(new Set(mailsOf(person).map((mail) => mail.messageId)).size).toBe(1);
      }
      const copies = smtp.received.length - everybody.length;
      expect(copies).toBeGreaterThanOrEqual(extra.least);
      expect(copies).toBeLessThanOrEqual(extra.most);
      for (const person of everybody) expect(mailsOf(person).length).toBeLessThanOrEqual(2);
    },
    [Symbol.asyncDispose]: async () => {
      for (const site of started) site.kill("SIGKILL");
      await Promise.all(started.map((site) => site.ended));
      await smtp.close();
      await database.remove();
    },
  };
}

/** Longer than a lease holds and a server polls; `expect.poll` does not know which of the tests at once it is in. */
async function until(assertion: () => void | Promise<void>): Promise<void> {
  await vi.waitFor(assertion, { timeout: 40_000, interval: 100 });
}

/** As its 503 asks for: on a busy machine a server may have too much to do at first. */
async function sendUntilTaken(url: string, person: string, key: string): Promise<number> {
  for (let tries = 0; ; tries += 1) {
    const status = await send(url, person, key);
    if (status !== 503 || tries === 20) return status;
    await pause(500);
  }
}

async function send(url: string, person: string, key: string): Promise<number> {
  const email = addressOf(person);
  const answer = await fetch(`${url}/api/sendContactEmail`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": key },
    body: JSON.stringify({ from: `${person} <${email}>`, email, text: `What ${person} has to say.` }),
  });
  return answer.status;
}

function addressOf(person: string): string {
  return `${person}@example.org`;
}

function replyAddress(mail: ReceivedMail): string | undefined {
  return /^Reply-To: .*?([^\s<>]+@[^\s<>]+)>?$/im.exec(mail.raw)?.[1];
}
