// R-ISSUE-1, R-ISSUE-4
import { mkdtempDisposable, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readValidIssues } from "../../../vite/newsletter/read-issues.ts";
import type { Store } from "../../store/store.ts";
import { StoreUnavailable } from "../../store/unavailable.ts";
import { eitherDatabase } from "../../testing/databases.ts";
import {
  createIssueFixture,
  edition,
  issueSender,
  people,
  subscribe,
} from "../../testing/fixtures/issue-fixture.ts";
import { sampleIssue } from "../../testing/fixtures/sample-issue.ts";
import { eachTest } from "../../testing/fresh-fixture.ts";
import { gatherRecipients } from "./gather-recipients.ts";

const { thursday } = sampleIssue;

describe.each(eitherDatabase)("on %s", (kind) => {
  const fixture = eachTest(() => createIssueFixture(kind));

  test("A1. a Markdown file is enough: when it is due, it is frozen, published and sent", async () => {
    await using folder = await mkdtempDisposable(join(tmpdir(), "site-issue-"));
    const summary =
      "What the seals of cold rooms say in the night, and which of their sounds you can sleep through.";
    const text = `---\ntitle: Cold rooms\nsummary: ${summary}\n---\n\nOf **seals** and their sounds.\n`;
    await writeFile(join(folder.path, "2026-11-26-cold-rooms.md"), text);
    await fixture.subscribe("mia@orchard.test");
    const issues = readValidIssues(folder.path);
    const soon = Date.now() + 600;
    fixture.begin({ editions: issues.map((issue) => ({ issue, dueAt: soon })) });
    await fixture.untilEnded();
    expect((await fixture.issue()).frozen_at).toBeGreaterThanOrEqual(soon);
    expect(fixture.published).toEqual(["2026-11-26"]);
    const [mail] = await fixture.smtp.inbox();
    expect(mail).toMatchObject({ subject: "Cold rooms", text: expect.stringContaining("their sounds") });
  });

  test("each email has its subscriber's address, its own Message-ID and its own unsubscribe link", async () => {
    const two = ["mia@orchard.test", "jürgen@orchard.test"];
    await fixture.subscribe(...two);
    fixture.begin();
    await fixture.untilEnded();
    const read = await fixture.smtp.inbox();
    expect(read.flatMap(({ to }) => to?.map(({ address }) => address)).sort()).toEqual(two.toSorted());
    expect(new Set(read.map(({ messageId }) => messageId)).size).toBe(2);
    const links = read.map(({ html }) => /unsubscribe\?token=[^"]+/.exec(html ?? "")?.[0]);
    expect(new Set(links).size).toBe(2);
    for (const { from, subject } of read)
      expect([from?.address, subject]).toEqual(["newsletter@site.test", sampleIssue.title]);
  });

  test("29. 61. five servers freeze an issue once, and together send it once to each subscriber", async () => {
    const all = people(250);
    await fixture.subscribe(...all);
    for (let server = 0; server < 5; server += 1) fixture.begin({ store: await fixture.anotherStore() });
    await fixture.untilEnded();
    expect(fixture.smtp.received.flatMap(({ to }) => to).sort()).toEqual(all.toSorted());
    expect(await fixture.issue()).toMatchObject({ recipients: 250, sent: 250, in_doubt: 0 });
    expect(await fixture.notices()).toEqual([`report ${thursday}`]);
  });

  test("35. changes to the file after the issue is frozen change nothing", async () => {
    await fixture.subscribe(...people(5));
    let first = true;
    fixture.smtp.follow({ rcpt: () => (first ? 451 : undefined) });
    const before = fixture.begin();
    await expect.poll(() => fixture.deliveries().then(Object.values)).toHaveLength(5);
    await before.stop();
    first = false;
    const edited = { issue: { ...sampleIssue, title: "Another" }, dueAt: Date.now() - 1_000 };
    await fixture.store.db.updateTable("outbox").set({ due_at: 0 }).where("kind", "=", "issue").execute();
    fixture.begin({ editions: [edited] });
    await fixture.untilEnded();
    const mails = await fixture.smtp.inbox();
    expect(mails.map(({ subject }) => subject)).toEqual(Array(5).fill(sampleIssue.title));
  });

  test("31. after less than half a day without a server the issue is sent", async () => {
    await fixture.subscribe("mia@orchard.test");
    fixture.begin({ editions: [edition(Date.now() - 719 * 60_000)] });
    await fixture.untilEnded();
  });

  test("31. an issue that is half a day late is held, and the owner is asked, if there are subscribers", async () => {
    const late = edition(Date.now() - 721 * 60_000);
    await subscribe(fixture.store, ["mia@orchard.test"]);
    const alone = fixture.begin({ editions: [late] });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await fixture.state()).toBeNull();
    await alone.stop();
    await subscribe(fixture.store, ["ada@orchard.test"], { confirmed_at: late.dueAt - 1 });
    fixture.begin({ editions: [late] });
    await expect.poll(fixture.state).toBe("held");
    expect(await fixture.notices()).toEqual([`held ${thursday}`]);
    expect(fixture.published).toEqual([]);
  });

  test("58. 80. A3. gathering interrupted at any step finds everybody listed at freezing, once", async () => {
    await fixture.subscribe(...people(650));
    await subscribe(fixture.store, ["later@out.test"], { confirmed_at: Date.now() + 60_000 });
    await subscribe(fixture.store, ["unconfirmed@out.test"], { confirmed_at: null });
    await subscribe(fixture.store, ["left@out.test"], { left_at: Date.now() });
    await fixture.addIssue(thursday);
    const issue = { thursday, from: issueSender.from };
    const never = new AbortController().signal;
    for (const done of [0, 200, 400]) {
      expect(Object.keys(await fixture.deliveries())).toHaveLength(done);
      // The first batch is committed, the second is not.
      await expect(gatherRecipients(failing(fixture.store), issue, never)).rejects.toThrow("disk full");
    }
    await gatherRecipients(fixture.store, issue, never);
    expect(Object.keys(await fixture.deliveries()).sort()).toEqual(people(650).toSorted());
    expect(await fixture.issue()).toMatchObject({ state: "sending", recipients: 650 });
  });
});

/** Returns a store whose second transaction fails when it commits. */
function failing(store: Store): Store {
  let count = 0;
  return {
    ...store,
    transaction: (work) =>
      store.transaction(async (tx) => {
        const result = await work(tx);
        count += 1;
        if (count === 2) throw new StoreUnavailable("disk full");
        return result;
      }),
  };
}
