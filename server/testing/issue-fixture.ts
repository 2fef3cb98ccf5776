import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { systemClock } from "../clock.ts";
import type { SmtpLimits } from "../mail/transport/smtp-limits.ts";
import type { ShowIssues } from "../newsletter/issue-pages.ts";
import { smtpConnections } from "../newsletter/send/connection.ts";
import { type Edition, unfrozen } from "../newsletter/send/freeze.ts";
import { composeIssue } from "../newsletter/send/frozen-mail.ts";
import { type IssueRow, issueRows } from "../newsletter/send/issue-row.ts";
import { createSchedule, type ScheduleDependencies } from "../newsletter/send/schedule.ts";
import { createSender, type SenderDependencies } from "../newsletter/send/sender.ts";
import { notifyByMail } from "../notices/notices.ts";
import type { PeriodicTask } from "../periodic-task.ts";
import type { DeliveryState, Schema, StoreKind } from "../store/schema.ts";
import { openStore, type Store } from "../store/store.ts";
import { addressKey, mailboxOf } from "../subscribers/mailbox.ts";
import { sampleIssue } from "./sample-issue.ts";
import { startSmtpServer, type TestSmtpServer } from "./smtp-server.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

const secret = "a secret of 32 characters or more";

/** A list, a mail server and servers that send an issue to it; the times are real ones, of the database. */
export async function createIssueFixture(kind: StoreKind): Promise<IssueFixture> {
  const database = await createTestDatabase(kind);
  const store = await openStore(database.settings);
  const smtp = await startSmtpServer();
  const running: PeriodicTask[] = [];
  const published: string[] = [];
  const stores: Store[] = [];

  function begin(parts: Partial<SenderDependencies & ScheduleDependencies> = {}): RunningNewsletter {
    const shared = {
      store,
      clock: systemClock,
      notify: notifyByMail({ now: systemClock.now, mailFrom: "website@site.test" }),
      log: { info: () => {}, warn: () => {}, error: () => {} },
      pollMs: 20,
      ...parts,
    };
    const schedule = createSchedule({
      editions: [edition()],
      sender: issueSender,
      show: shownOnce(published),
      began: () => ({ at: Date.now(), lastRun: Date.now() - 60_000 }),
      ...shared,
    });
    const sender = createSender({
      secret,
      siteUrl: issueSender.siteUrl,
      from: issueSender.from,
      open: smtpConnections(smtp.url, patientLimits),
      rate: "unlimited",
      ...shared,
    });
    const tasks = [schedule, sender];
    running.push(...tasks);
    for (const each of tasks) each.start();
    return { stop: () => Promise.all(tasks.map((each) => each.stop())).then(() => {}) };
  }

  return {
    kind,
    database,
    store,
    smtp,
    published,
    begin,
    anotherStore: async () => {
      const other = await openStore(database.settings);
      stores.push(other);
      return other;
    },
    subscribe: (...addresses) => subscribe(store, addresses),
    addIssue: async (thursday) => {
      const another = edition();
      const composed = await composeIssue(another.issue, another.dueAt, issueSender);
      const row = { ...unfrozen(another), ...composed, thursday, slug: thursday, frozen_at: Date.now() };
      await store.transaction((tx) =>
        tx
          .insertInto("newsletter_issues")
          .values({ ...row, state: "gathering" })
          .execute(),
      );
    },
    state: async () => (await issueRows(store.db))[0]?.state ?? null,
    issue: async () => {
      const [row] = await issueRows(store.db);
      if (!row) throw new Error("There is no issue.");
      return row;
    },
    deliveries: () => deliveriesByAddress(store),
    untilEnded: async () => {
      for (let tries = 0; tries < 1_000; tries += 1) {
        if ((await issueRows(store.db))[0]?.state === "ended") return;
        await pause(20);
      }
      throw new Error("The issue did not end.");
    },
    pass: async ({ hours }) => {
      const ms = hours * 60 * 60_000;
      await store.transaction(async (tx) => {
        await tx
          .updateTable("newsletter_issues")
          .set({ frozen_at: sql`frozen_at - ${ms}` })
          .execute();
        await tx
          .updateTable("newsletter_deliveries")
          .set({ due_at: sql`due_at - ${ms}`, handed_over_at: sql`handed_over_at - ${ms}` })
          .execute();
      });
    },
    notices: async () => {
      const rows = store.db.selectFrom("outbox").select("subject_id").where("kind", "=", "notice");
      return (await rows.orderBy("id").execute()).map(({ subject_id }) => subject_id);
    },
    tearDown: async () => {
      await Promise.all(running.map((each) => each.stop()));
      await smtp.close();
      await Promise.all(stores.map((each) => each.close()));
      await store.close();
      await database.remove();
    },
  };
}

/** As a server's pages do. */
function shownOnce(published: string[]): ShowIssues {
  const known = new Set<string>();
  return (rows) => {
    const begun = rows.filter(({ frozen_at, thursday }) => frozen_at !== null && !known.has(thursday));
    for (const { thursday } of begun) known.add(thursday);
    published.push(...begun.map(({ thursday }) => thursday));
    return begun.map(({ thursday }) => thursday);
  };
}

/** Milliseconds. A machine that is busy is no mail server that fails. */
export const patientLimits: SmtpLimits = {
  connect: 10_000,
  greeting: 10_000,
  idle: 10_000,
  whole: 30_000,
  linger: 20_000,
};

export interface IssueFixture {
  kind: StoreKind;
  database: TestDatabase;
  store: Store;
  smtp: TestSmtpServer;
  /** The Thursdays whose issues were made public, each as often as a server did so. */
  published: string[];
  /** Starts a server's part in it. */
  begin(parts?: Partial<SenderDependencies & ScheduleDependencies>): RunningNewsletter;
  anotherStore(): Promise<Store>;
  /** Puts them on the list. */
  subscribe(...addresses: string[]): Promise<void>;
  /** Has another Thursday's issue frozen, besides the one of this build. */
  addIssue(thursday: string): Promise<void>;
  state(): Promise<IssueRow["state"] | null>;
  issue(): Promise<IssueRow>;
  deliveries(): Promise<Record<string, DeliveryState>>;
  untilEnded(): Promise<void>;
  /** As if so many hours had passed since everything that was done until now; no server may run meanwhile. */
  pass(time: { hours: number }): Promise<void>;
  /** What the owner is told, in order. */
  notices(): Promise<string[]>;
  tearDown(): Promise<void>;
}

export interface RunningNewsletter {
  stop(): Promise<void>;
}

export const issueSender = {
  siteUrl: "https://site.test",
  from: "newsletter@site.test",
  replyTo: "desk@site.test",
  headers: {},
};

/** Due a moment ago, unless told. */
export function edition(dueAt = Date.now() - 1_000): Edition {
  return { issue: sampleIssue, dueAt };
}

/** Addresses of numbered people at some domains. */
export function people(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `person-${index}@mail-${index % 7}.test`);
}

export async function subscribe(
  store: Store,
  addresses: readonly string[],
  change: Partial<Schema["subscriptions"]> = {},
): Promise<void> {
  const asked = Date.now() - 60_000;
  for (let from = 0; from < addresses.length; from += 500) {
    const rows = addresses.slice(from, from + 500).map((address) => ({
      id: randomUUID(),
      address,
      address_key: addressKey(address),
      mailbox: mailboxOf(address),
      client: null,
      page: "newsletter" as const,
      consent_version: "2",
      consent_wording: "Yes",
      asked_at: asked,
      held: null,
      confirmed_at: asked,
      left_at: null,
      ...change,
    }));
    await store.transaction((tx) => tx.insertInto("subscriptions").values(rows).execute());
  }
}

async function deliveriesByAddress(store: Store): Promise<Record<string, DeliveryState>> {
  const rows = await store.db
    .selectFrom("newsletter_deliveries")
    .innerJoin("subscriptions", "subscriptions.id", "newsletter_deliveries.subscription_id")
    .select(["address", "state"])
    .execute();
  return Object.fromEntries(rows.map(({ address, state }) => [address, state]));
}
