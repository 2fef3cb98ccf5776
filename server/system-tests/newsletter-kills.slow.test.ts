import { globSync } from "node:fs";
import { basename } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { unfrozen } from "../newsletter/schedule/freeze-issue.ts";
import { composeIssue } from "../newsletter/send/frozen-mail.ts";
import { actOnIssue } from "../newsletter/send/issue-actions.ts";
import { issueRows } from "../newsletter/send/issue-row.ts";
import type { Store } from "../store/store.ts";
import { bothDatabases } from "../testing/databases.ts";
import {
  deliveriesByAddress,
  edition,
  issueSender,
  people,
  subscribe,
} from "../testing/fixtures/issue-fixture.ts";
import { createServersFixture, killedAt, killing } from "../testing/fixtures/servers-fixture.ts";
import { createTestDatabase } from "../testing/test-database.ts";

/** One server after another dies, each at the next of these stages. The test begins with a frozen issue. */
const stages = [
  { stage: "issue-gathering", at: 1 },
  { stage: "leased", at: 2 },
  { stage: "rcpt", at: 30 },
  { stage: "data", at: 30 },
  { stage: "after-250", at: 30 },
  { stage: "after-complete", at: 30 },
] as const;

/** Enough subscribers that queuing their emails takes two batches. */
const listed = people(400);

/** Long enough for a busy machine. */
const patient = { timeout: 15 * 60_000 };

// `npm run bench -- newsletter-kills 100` kills a server a hundred times at random moments.
describe.concurrent("A4. kill -9", patient, () => {
  test.each(bothDatabases)(
    "59. at every stage, on %s: nobody gets the issue twice, and whoever may have missed it is in doubt",
    async (kind) => {
      await using fixture = await createServersFixture(await createTestDatabase(kind));
      const { store, smtp } = fixture;
      const thursday = await freeze(store);
      const start = (more = {}) => fixture.start({ NEWSLETTER_RATE: "100000/day", ...more });
      for (const { stage, at } of stages) {
        const byMailServer = stage === "rcpt" || stage === "data";
        const dying = start(byMailServer ? {} : killedAt(stage, at));
        if (byMailServer) smtp.follow(killing(dying, stage, at));
        expect(await dying.ended, stage).toMatchObject({ signal: "SIGKILL" });
        smtp.follow({});
      }

      await fixture.leasesRunOut();
      const next = start();
      await ended(store, thursday);
      expect(await issueOf(store, thursday)).toMatchObject({ recipients: listed.length });
      const received = () => smtp.received.flatMap(({ to }) => to);
      const missing = () => listed.filter((address) => !received().includes(address));
      expect(received().filter((address, index, all) => all.indexOf(address) !== index)).toEqual([]);
      const states = await deliveriesByAddress(store);
      const doubtful = listed.filter((address) => states[address] === "in-doubt");
      // Each of the five kills during sending leaves at most one email in doubt on each of the four connections.
      expect(doubtful.length).toBeLessThanOrEqual(20);
      expect(missing().filter((address) => !doubtful.includes(address))).toEqual([]);
      if (doubtful.length > 0) {
        expect(await actOnIssue(store, "send-in-doubt", { thursday, editions: [] })).toBe(true);
        await ended(store, thursday);
      }
      expect(missing()).toEqual([]);
      next.kill("SIGTERM");
      expect(await next.ended).toMatchObject({ code: 0 });
    },
  );
});

/** Creates subscribers and a frozen issue. */
async function freeze(store: Store): Promise<string> {
  const issue = edition();
  await subscribe(store, listed);
  const composed = await composeIssue(issue.issue, issue.dueAt, issueSender);
  const row = { ...unfrozen(issue), composed, frozen_at: Date.now(), state: "gathering" as const };
  // Marks the site's own issues as ended, so that the servers send only the test's issue.
  const others = globSync("content/newsletter/*.md").map((file) => ({
    ...unfrozen(issue),
    thursday: basename(file).slice(0, 10),
    slug: basename(file),
    state: "ended" as const,
  }));
  const rows = [row, ...others];
  await store.transaction((tx) => tx.insertInto("newsletter_issues").values(rows).execute());
  return issue.issue.thursday;
}

async function issueOf(store: Store, thursday: string) {
  return (await issueRows(store.db)).find((each) => each.thursday === thursday);
}

async function ended(store: Store, thursday: string): Promise<void> {
  while ((await issueOf(store, thursday))?.state !== "ended") await pause(100);
}
