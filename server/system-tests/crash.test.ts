import { randomUUID } from "node:crypto";
import { describe, type ExpectStatic, test } from "vitest";
import type { StoreKind } from "../store/schema.ts";
import { eitherDatabase } from "../testing/databases.ts";
import { createServersFixture, killedAt, killing } from "../testing/fixtures/servers-fixture.ts";
import { type SiteProcess, sendEnquiry } from "../testing/site-process.ts";
import type { ReceivedMail } from "../testing/smtp-server.ts";
import { createTestDatabase } from "../testing/test-database.ts";

/**
 * An email arrives twice (`extra: 1`) only if the site dies after the mail server has accepted it and before it is
 * stored as sent.
 */
const stages: { stage: string; extra: number; byMailServer?: "connect" | "rcpt" | "data" }[] = [
  { stage: "validated", extra: 0 },
  { stage: "before-commit", extra: 0 },
  { stage: "after-commit", extra: 0 },
  { stage: "leased", extra: 0 },
  { stage: "connected", extra: 0, byMailServer: "connect" },
  { stage: "after-RCPT", extra: 0, byMailServer: "rcpt" },
  { stage: "after-DATA", extra: 1, byMailServer: "data" },
  { stage: "after-250", extra: 1 },
  { stage: "after-complete", extra: 0 },
];

describe.concurrent.each(eitherDatabase)("kill -9, on %s", (kind) => {
  test.for(stages)("2. at $stage: nothing lost, $extra extra copies", async (each, { expect }) => {
    const { stage, extra, byMailServer } = each;
    await using fixture = await createCrashFixture(kind, expect);
    const dying = fixture.start(byMailServer ? {} : killedAt(stage, 2));
    // All emails share one connection, so at stage "connect" the site dies at the first connection. At the other
    // stages, it dies at the second email.
    if (byMailServer) fixture.smtp.follow(killing(dying, byMailServer, byMailServer === "connect" ? 1 : 2));
    const answered = await fixture.sendAll(dying, everybody);
    expect(await dying.ended).toMatchObject({ signal: "SIGKILL" });
    const inDoubt = await fixture.possibleDuplicates();
    await fixture.leasesRunOut();

    fixture.smtp.follow({});
    const next = fixture.start();
    const unanswered = everybody.filter((person) => !answered.includes(person));
    expect(await fixture.sendAll(next, unanswered)).toEqual(unanswered);
    await fixture.untilAllSent();
    next.kill("SIGTERM");
    expect(await next.ended).toMatchObject({ code: 0 });
    await fixture.expectEachOnce({ least: extra, most: inDoubt });
  });

  test("1. right after the response: accepted enquiries are delivered", async ({ expect }) => {
    await using fixture = await createCrashFixture(kind, expect);
    const dying = fixture.start();
    // The mail server accepts the connection but never answers, so the first email hangs.
    fixture.smtp.follow({ connect: () => "hang" });
    expect(await fixture.sendAll(dying, everybody)).toEqual(everybody);
    dying.kill("SIGKILL");
    await dying.ended;
    await fixture.leasesRunOut();

    fixture.smtp.follow({});
    fixture.start();
    await fixture.untilAllSent();
    await fixture.expectEachOnce({ least: 0, most: 0 });
  });
});

const everybody = ["ada", "ben", "chi", "dee", "eli"].map((name) => `${name}@example.org`);

/** @param expect the concurrent test's own `expect` */
async function createCrashFixture(kind: StoreKind, expect: ExpectStatic) {
  const fixture = await createServersFixture(await createTestDatabase(kind));
  const { store, smtp } = fixture;
  const keys = new Map(everybody.map((person) => [person, randomUUID()]));
  const mailsOf = (person: string) => smtp.received.filter((mail) => replyAddress(mail) === person);

  return {
    ...fixture,
    /**
     * Sends one enquiry for each person, all at once and with separate keys. Returns the people whose enquiries got a
     * 200.
     */
    sendAll: async (site: SiteProcess, people: string[]) => {
      const { url } = await site.answering();
      const sendings = people.map(async (person) => {
        const headers = { "idempotency-key": keys.get(person) ?? "" };
        const status = await sendEnquiry(url, person, { headers }).catch(() => "cut");
        if (status !== 200 && status !== "cut") throw new Error(`${person} was answered ${status}`);
        return status === 200 ? [person] : [];
      });
      return (await Promise.all(sendings)).flat();
    },
    /** Counts the emails that may arrive twice: received by the mail server, but not stored as sent. */
    possibleDuplicates: async () => {
      await expect.poll(() => smtp.connections.open).toBe(0);
      const marked = store.db.selectFrom("outbox").select("message_id").where("state", "=", "sent");
      return new Set(smtp.received.map((mail) => mail.messageId)).size - (await marked.execute()).length;
    },
    untilAllSent: async () => {
      const unmarked = store.db.selectFrom("outbox").select("id").where("state", "<>", "sent");
      await expect.poll(() => unmarked.execute()).toEqual([]);
    },
    expectEachOnce: async (extra: { least: number; most: number }) => {
      const enquiries = await store.db.selectFrom("enquiries").select("email").orderBy("email").execute();
      const mails = await store.db.selectFrom("outbox").select("message_id").orderBy("message_id").execute();
      expect(enquiries.map((enquiry) => enquiry.email)).toEqual(everybody);
      const received = new Set(smtp.received.map((mail) => mail.messageId));
      expect([...received].sort()).toEqual(mails.map((mail) => mail.message_id));
      for (const person of everybody) {
        expect(new Set(mailsOf(person).map((mail) => mail.messageId)).size).toBe(1);
        expect(mailsOf(person).length).toBeLessThanOrEqual(2);
      }
      const copies = smtp.received.length - everybody.length;
      expect(copies).toBeGreaterThanOrEqual(extra.least);
      expect(copies).toBeLessThanOrEqual(extra.most);
    },
  };
}

function replyAddress(mail: ReceivedMail): string | undefined {
  return /^Reply-To: .*?([^\s<>]+@[^\s<>]+)>?$/im.exec(mail.raw)?.[1];
}
