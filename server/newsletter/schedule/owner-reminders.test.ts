// R-ISSUE-10, R-ISSUE-11
import { beforeEach, describe, expect, test } from "vitest";
import { dueAt } from "../../../contract/newsletter/due.ts";
import type { BrokenIssue } from "../../../contract/newsletter/issue.ts";
import { hourMs as hour } from "../../durations.ts";
import { notifyByMail } from "../../mail/notices/notices.ts";
import { eitherDatabase } from "../../testing/databases.ts";
import { createIssueFixture, issueSender, subscribe } from "../../testing/fixtures/issue-fixture.ts";
import { sampleIssue } from "../../testing/fixtures/sample-issue.ts";
import { eachTest } from "../../testing/fresh-fixture.ts";
import { createReminders, wasPreviewed } from "./owner-reminders.ts";

const { thursday } = sampleIssue;
const nine = dueAt(thursday);
/** Tuesday and Wednesday at 16:00, Thursday at 21:00. */
const [tuesday, wednesday, close] = [nine - 41 * hour, nine - 17 * hour, nine + 12 * hour];

describe.each(eitherDatabase)("on %s", (kind) => {
  const fixture = eachTest(() => createIssueFixture(kind));
  beforeEach(async () => {
    await subscribe(fixture.store, ["mia@orchard.test"], { confirmed_at: tuesday - 24 * hour });
  });

  const reminders = (editions = [{ issue: sampleIssue, dueAt: nine }], brokenIssues: BrokenIssue[] = []) =>
    createReminders({
      store: fixture.store,
      editions,
      brokenIssues,
      sender: issueSender,
      notify: notifyByMail({ now: Date.now, mailFrom: "website@site.test" }),
    });

  test("A2. a Thursday without an issue is reported on Tuesday and afterwards, only once for two servers", async () => {
    const [one, other] = [reminders([]), reminders([])];
    for (const now of [tuesday - 1, tuesday, tuesday + 1, wednesday, close - 1]) {
      await Promise.all([one(now), other(now)]);
      expect(await fixture.notices()).toEqual(now < tuesday ? [] : [`missing ${thursday}`]);
    }
    await Promise.all([one(close), other(close)]);
    await one(close + hour);
    expect(await fixture.notices()).toEqual([`missing ${thursday}`, `skipped ${thursday}`]);
  });

  test("A10. an issue with mistakes in its file is reported on Wednesday too, once, unless it is corrected", async () => {
    const broken = { thursday, mistakes: ["dns.md:6 has a mistake"] };
    for (const now of [tuesday, wednesday - 1]) await reminders([], [broken])(now);
    expect(await fixture.notices()).toEqual([`missing ${thursday}`]);
    for (const now of [wednesday, nine]) await reminders([], [broken, broken])(now);
    expect(await fixture.notices()).toEqual(Array(2).fill(`missing ${thursday}`));
    await reminders(undefined, [])(nine - hour);
    expect(await fixture.notices()).toContain(`preview ${thursday}`);
  });

  test("A10. the owner gets an issue on Wednesday, before anybody else", async () => {
    const remind = reminders();
    for (const now of [tuesday, wednesday - 1]) await remind(now);
    expect(await fixture.notices()).toEqual([]);
    expect(await wasPreviewed(fixture.store.db, thursday)).toBe(false);
    await remind(wednesday);
    expect(await wasPreviewed(fixture.store.db, thursday)).toBe(true);
    await remind(nine - 1);
    expect(await fixture.notices()).toEqual([`preview ${thursday}`, `copy ${thursday}`]);
  });

  test("A10. an issue that changes after Wednesday is sent to the owner again, only once for two servers", async () => {
    const changed = () => reminders([{ issue: { ...sampleIssue, title: "Another" }, dueAt: nine }]);
    await reminders()(wednesday);
    for (const remind of [changed(), changed(), reminders()]) await remind(nine - hour);
    const once = [`preview ${thursday}`, `copy ${thursday}`];
    expect(await fixture.notices()).toEqual([...once, ...once]);
  });

  test("an issue that cannot be rendered is reported to the owner on Wednesday too, once", async () => {
    const get = () => expect.unreachable();
    const broken = Object.defineProperty({ ...sampleIssue }, "blocks", { get });
    const remind = reminders([{ issue: broken, dueAt: nine }]);
    for (const now of [wednesday, wednesday + hour]) await remind(now);
    expect(await fixture.notices()).toEqual([`preview ${thursday}`, `copy ${thursday}`]);
  });

  test("56. a server with an older build, without the issue, does not report that none was sent", async () => {
    fixture.begin();
    await fixture.untilEnded();
    const before = await fixture.notices();
    await reminders([])(close);
    expect(await fixture.notices()).toEqual(before);
  });

  test("nothing is reported while there are no subscribers", async () => {
    await fixture.store.transaction((tx) => tx.updateTable("subscriptions").set({ left_at: 1 }).execute());
    for (const now of [tuesday, wednesday, close]) await reminders()(now);
    expect(await fixture.notices()).toEqual([]);
  });
});
