import { globSync } from "node:fs";
import { basename } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { unfrozen } from "../newsletter/schedule/freeze-issue.ts";
import { composeIssue } from "../newsletter/send/frozen-mail.ts";
import { actOnIssue } from "../newsletter/send/issue-actions.ts";
import { issueRows } from "../newsletter/send/issue-row.ts";
import type { StoreKind } from "../store/schema.ts";
import { openStore } from "../store/store.ts";
import { bothDatabases } from "../testing/databases.ts";
import { edition, issueSender, people, subscribe } from "../testing/fixtures/issue-fixture.ts";
import { preload, runSite, type SiteProcess } from "../testing/site-process.ts";
import { type Script, startSmtpServer } from "../testing/smtp-server.ts";
import { createTestDatabase } from "../testing/test-database.ts";

/** Where servers die, one after the other. It begins with an issue that is frozen. */
const stages = [
  { stage: "issue-gathering", at: 1 },
  { stage: "leased", at: 2 },
  { stage: "rcpt", at: 30 },
  { stage: "data", at: 30 },
  { stage: "after-250", at: 30 },
  { stage: "after-complete", at: 30 },
] as const;

/** Gathered in two steps. */
const listed = people(400);

/** Nothing here has to be quick, and a busy machine takes its time. */
const patient = { timeout: 15 * 60_000 };

describe.concurrent("A4. kill -9", patient, () => {
  test.each(bothDatabases)(
    "59. at every stage, on %s: all are gathered, nobody gets it twice, who may be missing is named",
    async (kind) => {
      await using fixture = await createKillFixture(kind);
      for (const { stage, at } of stages) {
        const byServer = stage === "rcpt" || stage === "data";
        const dying = fixture.start(byServer ? {} : killedAt(stage, at));
        if (byServer) fixture.smtp.follow(killing(dying, stage, at));
        expect(await dying.ended, stage).toMatchObject({ signal: "SIGKILL" });
        fixture.smtp.follow({});
      }
      // One for each of four connections, where mails were on their way.
      await fixture.expectNobodyTwice(20);
    },
  );

  // A hundred times: `npm run bench -- newsletter-kills 100`.
  test.each(bothDatabases)("32. three times at any moment, on %s", async (kind) => {
    await using fixture = await createKillFixture(kind);
    for (let kill = 0; kill < 3; kill += 1) {
      const dying = fixture.start({});
      await dying.answering();
      await pause(Math.random() * 100);
      dying.kill("SIGKILL");
      await dying.ended;
    }
    await fixture.expectNobodyTwice(12);
  });
});

function killedAt(stage: string, at: number) {
  return {
    NODE_OPTIONS: preload("kill-at-failpoint.mjs"),
    KILL_AT_FAILPOINT: stage,
    KILL_AT_COUNT: String(at),
  };
}

function killing(site: SiteProcess, stage: "rcpt" | "data", at: number): Script {
  let count = 0;
  const kill = () => {
    count += 1;
    if (count !== at) return undefined;
    site.kill("SIGKILL");
    return "hang";
  };
  return { [stage]: kill };
}

/** A list, and an issue that is frozen. */
async function createKillFixture(kind: StoreKind) {
  const database = await createTestDatabase(kind);
  const store = await openStore(database.settings);
  const smtp = await startSmtpServer();
  const issue = edition();
  await subscribe(store, listed);
  const composed = await composeIssue(issue.issue, issue.dueAt, issueSender);
  const row = { ...unfrozen(issue), composed, frozen_at: Date.now(), state: "gathering" as const };
  // The site's own issues went out long ago, on the day one of them is due as well.
  const others = globSync("content/newsletter/*.md").map((file) => ({
    ...unfrozen(issue),
    thursday: basename(file).slice(0, 10),
    slug: basename(file),
    state: "ended" as const,
  }));
  await store.transaction((tx) =>
    tx
      .insertInto("newsletter_issues")
      .values([row, ...others])
      .execute(),
  );
  const { thursday } = issue.issue;
  const started: SiteProcess[] = [];
  const issueRow = async () => {
    const found = (await issueRows(store.db)).find((each) => each.thursday === thursday);
    if (!found) throw new Error("There is no issue.");
    return found;
  };
  const ended = async () => {
    while ((await issueRow()).state !== "ended") await pause(100);
  };
  /** As if the leases of those that were being sent had run out. */
  const leasesRunOut = () =>
    store.transaction((tx) =>
      tx.updateTable("outbox").set({ lease_until: 1 }).where("state", "=", "sending").execute(),
    );
  const start = (settings: Record<string, string>) => {
    const site = runSite({
      ...database.environment,
      SMTP_URL: smtp.url,
      NEWSLETTER_RATE: "100000/day",
      ...settings,
    });
    started.push(site);
    return site;
  };

  return {
    smtp,
    start,
    /** After another server has finished it: no copies; who is missing is in doubt; one click, and nobody is. */
    expectNobodyTwice: async (doubts: number) => {
      await leasesRunOut();
      const next = start({});
      await ended();
      expect(await issueRow()).toMatchObject({ recipients: listed.length });
      const received = () => smtp.received.flatMap(({ to }) => to);
      const twice = received().filter((address, index, all) => all.indexOf(address) !== index);
      expect(twice).toEqual([]);
      const inDoubt = await store.db
        .selectFrom("outbox")
        .innerJoin("subscriptions", "subscriptions.id", "outbox.subject_id")
        .select("address")
        .where("state", "=", "in-doubt")
        .execute();
      const doubtful = new Set(inDoubt.map(({ address }) => address));
      expect(doubtful.size).toBeLessThanOrEqual(doubts);
      const missing = listed.filter((address) => !received().includes(address));
      expect(missing.filter((address) => !doubtful.has(address))).toEqual([]);
      if (doubtful.size > 0) {
        expect(await actOnIssue(store, "send-in-doubt", { thursday, editions: [] })).toBe(true);
        await ended();
      }
      expect(listed.filter((address) => !received().includes(address))).toEqual([]);
      next.kill("SIGTERM");
      expect(await next.ended).toMatchObject({ code: 0 });
    },
    [Symbol.asyncDispose]: async () => {
      for (const site of started) site.kill("SIGKILL");
      await Promise.all(started.map((site) => site.ended));
      await smtp.close();
      await store.close();
      await database.remove();
    },
  };
}
