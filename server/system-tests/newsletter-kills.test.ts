import { globSync } from "node:fs";
import { basename } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { unfrozen } from "../newsletter/send/freeze.ts";
import { composeIssue } from "../newsletter/send/frozen-mail.ts";
import { actOnIssue } from "../newsletter/send/issue-actions.ts";
import { issueRows } from "../newsletter/send/issue-row.ts";
import type { StoreKind } from "../store/schema.ts";
import { openStore } from "../store/store.ts";
import { edition, issueSender, people, subscribe } from "../testing/issue-fixture.ts";
import { runSite, type SiteProcess } from "../testing/site-process.ts";
import { type Script, startSmtpServer } from "../testing/smtp-server.ts";
import { createTestDatabase } from "../testing/test-database.ts";

/** Where a server dies, and how many of its mails are doubtful then: one for each of four connections at most. */
const stages: Stage[] = [
  { stage: "issue-gathering", kind: "postgres", doubts: 0, diesBy: "its own hand" },
  { stage: "issue-claimed", kind: "sqlite", doubts: 4, diesBy: "its own hand" },
  { stage: "rcpt", kind: "postgres", doubts: 4, diesBy: "the mail server's script" },
  { stage: "issue-handing-over", kind: "sqlite", doubts: 4, diesBy: "its own hand" },
  { stage: "data", kind: "sqlite", doubts: 4, diesBy: "the mail server's script" },
  { stage: "issue-after-250", kind: "postgres", doubts: 4, diesBy: "its own hand" },
];

interface Stage {
  stage: string;
  kind: StoreKind;
  doubts: number;
  diesBy: "its own hand" | "the mail server's script";
}

const listed = people(200);

describe.concurrent("A4. kill -9", () => {
  test.each(stages)(
    "59. $stage, on $kind: nobody gets it twice, and who may be missing is named",
    async (stage) => {
      await using fixture = await createKillFixture(stage.kind);
      const dying = fixture.start(stage.diesBy === "its own hand" ? killedAt(stage.stage) : {});
      if (stage.diesBy === "the mail server's script") fixture.smtp.follow(killing(dying, stage.stage));
      expect(await dying.ended).toMatchObject({ signal: "SIGKILL" });
      fixture.smtp.follow({});
      await fixture.expectNobodyTwice(stage.doubts);
    },
  );

  // A hundred times: `npm run bench -- newsletter-kills 100`.
  test.each<StoreKind>(["sqlite", "postgres"])("32. five times at any moment, on %s", async (kind) => {
    await using fixture = await createKillFixture(kind);
    for (let kill = 0; kill < 5; kill += 1) {
      const dying = fixture.start({});
      await dying.answering();
      await pause(Math.random() * 100);
      dying.kill("SIGKILL");
      await dying.ended;
    }
    await fixture.expectNobodyTwice(20);
  });
});

function killedAt(stage: string) {
  const preloaded = fileURLToPath(new URL("../testing/kill-at-failpoint.mjs", import.meta.url));
  const count = stage === "issue-gathering" ? "1" : stage === "issue-claimed" ? "2" : "30";
  return { NODE_OPTIONS: `--import ${preloaded}`, KILL_AT_FAILPOINT: stage, KILL_AT_COUNT: count };
}

function killing(site: SiteProcess, stage: string): Script {
  let count = 0;
  const kill = () => {
    count += 1;
    if (count !== 30) return undefined;
    site.kill("SIGKILL");
    return "hang";
  };
  return stage === "rcpt" ? { rcpt: kill } : { data: kill };
}

/** A list of 600, and an issue that is frozen. */
async function createKillFixture(kind: StoreKind) {
  const database = await createTestDatabase(kind);
  const store = await openStore(database.settings);
  const smtp = await startSmtpServer();
  const issue = edition();
  await subscribe(store, listed);
  const composed = await composeIssue(issue.issue, issue.dueAt, issueSender);
  const row = { ...unfrozen(issue), ...composed, frozen_at: Date.now(), state: "gathering" as const };
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
  const ended = async () => {
    for (let tries = 0; tries < 2_000; tries += 1) {
      const rows = await issueRows(store.db);
      if (rows.find((each) => each.thursday === thursday)?.state === "ended") return;
      await pause(30);
    }
    throw new Error("The issue did not end.");
  };
  /** As if the leases of those that were being handed over had run out. */
  const leasesRunOut = () =>
    store.transaction((tx) =>
      tx
        .updateTable("newsletter_deliveries")
        .set({ lease_until: 1 })
        .where("lease_until", "is not", null)
        .execute(),
    );
  const start = (settings: Record<string, string>) => {
    const site = runSite({
      DATA_DIR: database.settings.dataDir,
      DATABASE_URL: database.settings.databaseUrl ?? "",
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
      const received = () => smtp.received.flatMap(({ to }) => to);
      const twice = received().filter((address, index, all) => all.indexOf(address) !== index);
      expect(twice).toEqual([]);
      const inDoubt = await store.db
        .selectFrom("newsletter_deliveries")
        .innerJoin("subscriptions", "subscriptions.id", "newsletter_deliveries.subscription_id")
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
