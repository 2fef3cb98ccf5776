// R-ISSUE-12, R-ISSUE-13, R-ISSUE-19
import { beforeEach, describe, expect, test } from "vitest";
import { hourMs as hour } from "../../durations.ts";
import { notifyByMail } from "../../mail/notices/notices.ts";
import { eitherDatabase } from "../../testing/databases.ts";
import { createIssueFixture, edition } from "../../testing/fixtures/issue-fixture.ts";
import { sampleIssue } from "../../testing/fixtures/sample-issue.ts";
import { eachTest } from "../../testing/fresh-fixture.ts";
import { actOnIssue } from "../send/issue-actions.ts";
import { issueRows } from "../send/issue-row.ts";
import { holdAbandonedRuns } from "./abandoned-runs.ts";
import { type Edition, unfrozen } from "./freeze-issue.ts";

const { thursday } = sampleIssue;
const nextThursday = "2026-12-03";

/** The sample issue with another date or name, due a moment ago. */
function another(change: Partial<Edition["issue"]>): Edition {
  return { issue: { ...sampleIssue, ...change }, dueAt: Date.now() - 500 };
}

const unreadable = "It can’t be read.";
const unsound = "a header contains a control character";

function fail(): never {
  throw new Error(unreadable);
}

describe.each(eitherDatabase)("on %s", (kind) => {
  const fixture = eachTest(() => createIssueFixture(kind));
  beforeEach(async () => {
    await fixture.subscribe("mia@orchard.test");
  });

  const states = async () =>
    Object.fromEntries((await issueRows(fixture.store.db)).map((row) => [row.thursday, row.state]));

  test("a held issue that is moved to another Thursday is sent on that day", async () => {
    const week = 7 * 24 * hour;
    const editions = [edition(Date.now() - week)];
    await actOnIssue(fixture.store, "hold-issue", { thursday, editions });
    fixture.begin({ editions: [another({ thursday: nextThursday })] });
    await fixture.untilEnded();
    expect(await states()).toEqual({ [nextThursday]: "ended" });
    expect(fixture.published).toEqual([nextThursday]);
    expect(fixture.smtp.received).toHaveLength(1);
  });

  test("A4. a sent issue that is moved to another Thursday is held, and the owner is asked", async () => {
    fixture.begin();
    await fixture.untilEnded();
    fixture.begin({ editions: [another({ thursday: nextThursday })] });
    await expect.poll(states).toEqual({ [thursday]: "ended", [nextThursday]: "held" });
    expect((await fixture.issue()).reason).toContain(thursday);
    expect(await fixture.notices()).toContain(`held ${nextThursday}`);
    expect(fixture.smtp.received).toHaveLength(1);
  });

  test("A13. an issue with an error is held with the reason, and sent when the owner releases it", async () => {
    const link = { type: "link", href: "http://plain.test", words: [], line: 8 } as const;
    const editions = [another({ blocks: [{ type: "paragraph", words: [link] }] })];
    fixture.begin({ editions });
    await expect.poll(fixture.state).toBe("held");
    expect((await fixture.issue()).reason).toMatch(/\.md:8, .*not encrypted/);
    expect(await fixture.notices()).toEqual([`held ${thursday}`]);
    expect(await actOnIssue(fixture.store, "resume-issue", { thursday, editions })).toBe(true);
    await fixture.untilEnded();
    expect(fixture.smtp.received).toHaveLength(1);
  });

  test("an issue with a mere warning is sent on time", async () => {
    fixture.begin({ editions: [another({ title: "READ THIS NOW" })] });
    await fixture.untilEnded();
    expect(fixture.smtp.received).toHaveLength(1);
  });

  test.each([
    ["that can’t be rendered", { slug: "broken" }, unreadable],
    ["whose subject is invalid in an email", { slug: "broken", title: "Broken\0" }, unsound],
  ])("an issue %s is held at once with its reason, and delays no other", async (_, change, why) => {
    const broken = another({ thursday: nextThursday, ...change });
    if (why === unreadable) Object.defineProperty(broken.issue, "blocks", { get: fail });
    const editions = [broken, edition()];
    fixture.begin({ editions });
    await expect.poll(states).toEqual({ [thursday]: "ended", [nextThursday]: "held" });
    const sentNotices = async () =>
      (await fixture.notices()).filter((notice) => notice === `held ${nextThursday}`);
    expect((await issueRows(fixture.store.db))[0]?.reason).toContain(why);
    expect(await sentNotices()).toHaveLength(1);
    // If the owner presses “Send it now” anyway, one more notice is sent.
    await actOnIssue(fixture.store, "resume-issue", { thursday: nextThursday, editions });
    await expect.poll(sentNotices).toHaveLength(2);
    expect(await states()).toMatchObject({ [nextThursday]: "held" });
    const reason = (await issueRows(fixture.store.db))[0]?.reason;
    for (const part of [why, broken.issue.file]) expect(reason).toContain(part);
  });

  test("an issue is sent even if its page cannot be published", async () => {
    fixture.begin({ publish: fail });
    await fixture.untilEnded();
  });

  test("69. a copy of the database that starts after the due time holds the issue and asks the owner", async () => {
    const due = Date.now() - hour;
    await fixture.store.db.updateTable("subscriptions").set({ confirmed_at: 1 }).execute();
    const serverStart = () => ({ at: Date.now(), lastRun: due - 3 * hour });
    fixture.begin({ editions: [edition(due)], serverStart });
    await expect.poll(fixture.state).toBe("held");
    expect(await fixture.notices()).toEqual([`held ${thursday}`]);
    expect(fixture.published).toEqual([]);
  });

  test("an issue that is released days later has the date of that day", async () => {
    await fixture.store.db.updateTable("subscriptions").set({ confirmed_at: 1 }).execute();
    const editions = [edition(Date.now() - 3 * 24 * hour)];
    fixture.begin({ editions });
    await expect.poll(fixture.state).toBe("held");
    await actOnIssue(fixture.store, "resume-issue", { thursday, editions });
    await fixture.untilEnded();
    const [, date = ""] = /^Date: (.*)$/m.exec(fixture.smtp.received[0]?.raw ?? "") ?? [];
    expect(Date.now() - Date.parse(date)).toBeLessThan(hour);
  });

  test.each(["gathering", "sending"] as const)(
    "69. a copy that was made while %s holds the issue if the original last ran hours ago",
    async (state) => {
      const { store } = fixture;
      const notify = notifyByMail({ now: Date.now, mailFrom: "website@site.test" });
      const row = { ...unfrozen(edition()), state, frozen_at: 1, composed: "" };
      await store.transaction((tx) => tx.insertInto("newsletter_issues").values(row).execute());
      const now = Date.now();
      const lastRuns = [null, now - hour, now - 3 * hour, now - 3 * hour];
      for (const [index, lastRun] of lastRuns.entries()) {
        await holdAbandonedRuns(store, notify, { at: now, lastRun });
        expect(await fixture.state()).toBe(index < 2 ? state : "held");
      }
      expect(await fixture.notices()).toEqual([`held ${thursday}`]);
    },
  );

  test("an issue that the owner holds while it is being frozen is held", async () => {
    const { store } = fixture;
    const row = { ...unfrozen(edition()), state: "gathering" as const, frozen_at: 1, composed: "" };
    const written = Promise.withResolvers<void>();
    const pressed = Promise.withResolvers<void>();
    const freezing = store.transaction(async (tx) => {
      await tx.insertInto("newsletter_issues").values(row).execute();
      written.resolve();
      await pressed.promise;
    });
    await written.promise;
    const held = actOnIssue(store, "hold-issue", { thursday, editions: [edition()] });
    setTimeout(pressed.resolve, 300);
    await freezing;
    expect(await held).toBe(true);
    expect(await fixture.state()).toBe("held");
  });
});
