// R-RELEASE-7
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { inspect } from "node:util";
import { expect, test } from "vitest";
import { createServersFixture } from "../testing/fixtures/servers-fixture.ts";
import { startCluster } from "../testing/postgres-cluster.ts";
import { type SiteProcess, sendEnquiry } from "../testing/site-process.ts";
import { createTestDatabase } from "../testing/test-database.ts";

// `mail/outbox/two-servers.test.ts` tests how several servers deliver emails.

test("18. PostgreSQL dies and returns while two servers accept and deliver: each email is delivered once", async () => {
  const cluster = await startCluster();
  try {
    await using fixture = await createFixture(cluster.url);
    const servers = [fixture.start(), fixture.start()];
    const before = fixture.accepted(people(0, 50), servers);
    await expect.poll(() => fixture.smtp.received.length).toBeGreaterThan(10);
    await cluster.halt();
    const meanwhile = fixture.accepted(people(50, 50), servers);
    await expect.poll(() => fixture.refusals.length).toBeGreaterThan(10);
    await cluster.resume();
    await Promise.all([before, meanwhile]);
    expect(fixture.refusals.filter((status) => status !== 503)).toEqual([]);
    await fixture.expectEachOnce(100);
    await expectStopped(servers);
  } finally {
    await cluster.remove();
  }
});

// `npm run bench -- rolling-restart` runs this with real proxies and more load.
test("104. two servers, each restarted twice under load: 0 failed, 0 lost, 0 stored twice", async () => {
  await using fixture = await createFixture();
  // DRAIN_SECONDS exceeds the time for a readiness check and the request that follows, even on a busy machine.
  const start = async () => {
    const site = fixture.start({ DRAIN_SECONDS: "3" });
    return { site, url: (await site.answering()).url };
  };
  const servers = [await start(), await start()];
  const posts = postSteadily(servers);
  for (let restart = 0; restart < 4; restart++) {
    const old = servers[restart % 2];
    if (old) await expectStopped([old.site]);
    servers[restart % 2] = await start();
  }
  const answers = await posts.end();
  expect(answers.filter((answer) => answer !== 200)).toEqual([]);
  await fixture.expectEachOnce(answers.length);
  await expectStopped(servers.map(({ site }) => site));
});

/** Long, because all servers share this machine and leases must expire first. */
const untilDelivered = { timeout: 150_000 };

/** Several servers with one mail server and one database: a new database unless `ownDatabaseUrl` is given. */
async function createFixture(ownDatabaseUrl?: string) {
  const database = await createTestDatabase(ownDatabaseUrl === undefined ? "postgres" : "sqlite");
  const databaseUrl = ownDatabaseUrl ?? database.settings.databaseUrl ?? "";
  const fixture = await createServersFixture({
    settings: { ...database.settings, databaseUrl },
    environment: { ...database.environment, DATABASE_URL: databaseUrl },
    remove: database.remove,
  });
  const { store, smtp } = fixture;
  const refusals: (number | "cut")[] = [];

  /** Sends a request to one server after another, always with the same key, until one accepts it. */
  async function send(email: string, number: number, servers: SiteProcess[]): Promise<void> {
    const key = randomUUID();
    for (let attempt = 0; attempt < 100; attempt++) {
      const server = servers[(number + attempt) % servers.length];
      if (server === undefined) throw new Error("no server");
      const { url } = await server.answering();
      const status = await transport(url, email, key).catch(() => "cut" as const);
      if (status === 200) return;
      refusals.push(status);
      await pause(200);
    }
    throw new Error(`${email} was never accepted`);
  }

  return {
    ...fixture,
    /** The status of each response other than 200, and "cut" for each request without a response. */
    refusals,
    start: (more: Record<string, string> = {}) =>
      fixture.start({ SECRET: "a secret of 32 characters or more", TRUST_PROXY: "127.0.0.1", ...more }),
    accepted: async (emails: string[], servers: SiteProcess[]) => {
      const queue = emails.entries();
      const senders = Array.from({ length: 10 }, async () => {
        for (const [number, email] of queue) await send(email, number, servers);
      });
      await Promise.all(senders);
    },
    expectEachOnce: async (count: number) => {
      const states = store.db.selectFrom("outbox").select("state").distinct();
      await expect.poll(() => states.execute(), untilDelivered).toEqual([{ state: "sent" }]);
      const mails = await store.db.selectFrom("outbox").select("message_id").execute();
      expect(smtp.received.map(({ messageId }) => messageId).sort()).toEqual(
        mails.map((mail) => mail.message_id).sort(),
      );
      const enquiries = await store.db.selectFrom("enquiries").select("email").execute();
      expect(enquiries.map(({ email }) => email).sort()).toEqual(people(0, count).sort());
      expect(mails).toHaveLength(count);
    },
  };
}

function people(first: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `person${first + index}@example.org`);
}

let clients = 0;

/** Sends each enquiry from a new client address; otherwise rate limits would refuse most of them. */
function transport(url: string, email: string, key: string): Promise<number> {
  const client = `2001:db8:0:${(clients++).toString(16)}::1`;
  return sendEnquiry(url, email, { headers: { "idempotency-key": key, "x-forwarded-for": client } });
}

/** Posts enquiries in ten parallel loops. Picks a ready server for each post, like a proxy that does not retry. */
function postSteadily(servers: readonly { url: string }[]) {
  const answers: (number | string)[] = [];
  const ending = new AbortController();
  let posted = 0;
  const rows = Array.from({ length: 10 }, async (_, row) => {
    while (!ending.signal.aborted) {
      const url = await readyOne(servers, row);
      const [email = ""] = people(posted++, 1);
      answers.push(await transport(url, email, randomUUID()).catch(inspect));
      await pause(200);
    }
  });
  return {
    end: async () => {
      ending.abort();
      await Promise.all(rows);
      return answers;
    },
  };
}

/** Returns the URL of a ready server. Keeps checking until there is one, because a server may be restarting. */
async function readyOne(servers: readonly { url: string }[], row: number): Promise<string> {
  for (;;) {
    for (const { url } of row % 2 ? servers : servers.toReversed()) {
      const answer = await fetch(`${url}/readyz`, { method: "HEAD" }).catch(() => null);
      if (answer?.ok) return url;
    }
  }
}

async function expectStopped(servers: SiteProcess[]) {
  for (const server of servers) server.kill("SIGTERM");
  const ends = await Promise.all(servers.map((server) => server.ended));
  for (const { code, err } of ends) expect({ code, err }).toEqual({ code: 0, err: "" });
}
