import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { inspect } from "node:util";
import pg from "pg";
import { expect, test } from "vitest";
import { openStore, type StoreSettings } from "../store/store.ts";
import { startBalancer } from "../testing/balancer.ts";
import { startCluster } from "../testing/postgres-cluster.ts";
import { runSite, type SiteProcess, sendEnquiry } from "../testing/site-process.ts";
import { startSmtpServer } from "../testing/smtp-server.ts";
import { createTestDatabase } from "../testing/test-database.ts";

test("16. two servers, 200 enquiries: each delivered once", async () => {
  await using fixture = await createFixture();
  const servers = [fixture.start(), fixture.start()];
  await fixture.accepted(people(0, 200), servers);
  await fixture.expectEachOnce(200);
  await expectStopped(servers);
});

test("16. five servers, 300 enquiries, one server stopped past its lease and resumed: each delivered once", async () => {
  await using fixture = await createFixture();
  const paused = fixture.start();
  let offers = 0;
  fixture.smtp.follow({
    rcpt: () => {
      offers += 1;
      if (offers === 1) paused.kill("SIGSTOP");
      return undefined;
    },
  });
  await paused.answering();
  const others = [fixture.start(), fixture.start(), fixture.start(), fixture.start()];
  // Whoever answers: the lease is the first server's, the only one that is up.
  const first = fixture.accepted(people(0, 1), [paused, ...others]);
  await expect.poll(() => offers).toBe(1);
  await first;
  await fixture.accepted(people(1, 149), others);
  await fixture.expectEachOnce(150);
  paused.kill("SIGCONT");
  await fixture.accepted(people(150, 150), [paused, ...others]);
  await fixture.expectEachOnce(300);
  const [end] = await expectStopped([paused, ...others]);
  expect(end?.out).toContain("the lease ran out, another server has the mail");
});

test("17. killed in the middle of the migrations; then two servers migrate together: both run", async () => {
  await using fixture = await createFixture();
  const inTheWay = await fixture.client();
  const watching = await fixture.client();
  // Not committed: the first migration has made its first table and waits for this one.
  await inTheWay.query("begin");
  await inTheWay.query("create table outbox (id text)");
  const dying = fixture.start();
  const waiting = () =>
    watching.query(
      "select query from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    );
  await expect
    .poll(async () => (await waiting()).rows)
    .toEqual([{ query: expect.stringMatching(/^create table outbox/i) }]);
  dying.kill("SIGKILL");
  await dying.ended;
  await inTheWay.query("rollback");
  const left = await watching.query("select tablename from pg_tables where schemaname = 'public'");
  expect(left.rows).toEqual([]);
  await Promise.all([inTheWay.end(), watching.end()]);

  const servers = [fixture.start(), fixture.start()];
  await fixture.accepted(people(0, 10), servers);
  await fixture.expectEachOnce(10);
  await expectStopped(servers);
});

test("17. a later version adds to the tables while older servers run, and one of them starts again", async () => {
  await using fixture = await createFixture();
  const older = fixture.start();
  await fixture.accepted(people(0, 5), [older]);
  const later = await fixture.client();
  // A migration begins again where it and a server wait for each other (migrate.test.ts), and so does this one.
  const migrate = async () => {
    await later.query("rollback; begin");
    await later.query("create table later (id text primary key)");
    for (const table of ["idempotency_keys", "enquiries", "outbox"]) {
      await later.query(`alter table ${table} add column later text not null default ''`);
    }
    await later.query("insert into migrations values (9999, 'later', 1)");
    await later.query("commit");
    return "migrated";
  };
  await expect.poll(() => migrate().catch(String)).toBe("migrated");
  await later.end();
  await fixture.accepted(people(5, 5), [older]);
  const olderAgain = fixture.start();
  await fixture.accepted(people(10, 5), [olderAgain]);
  await fixture.expectEachOnce(15);
  await expectStopped([older, olderAgain]);
});

test("18. PostgreSQL dies and comes back while two servers accept and deliver: each delivered once", async () => {
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

test("104. two servers behind a proxy, each restarted twice under posts: 0 failed, 0 lost, 0 doubled", async () => {
  await using fixture = await createFixture();
  await using proxy = await startBalancer();
  // As behind any proxy: longer than this one takes to see that a server is stopping, on a busy machine too.
  const start = () => fixture.start({ DRAIN_SECONDS: "5" });
  const servers = [start(), start()];
  const serve = async () => {
    const started = await Promise.all(servers.map((server) => server.answering()));
    await proxy.serve(started.map(({ url }) => url));
  };
  await serve();
  const posts = postSteadily(proxy.url);
  for (let restart = 0; restart < 4; restart++) {
    const [old] = servers.splice(restart % 2, 1);
    if (old) await expectStopped([old]);
    servers.splice(restart % 2, 0, start());
    await serve();
  }
  const answers = await posts.end();
  expect(answers.filter((answer) => answer !== 200)).toEqual([]);
  await fixture.expectEachOnce(answers.length);
  await expectStopped(servers);
});

/** Servers and mail server share the machine with what posts: many mails are still waiting, and leases to run out. */
const untilDelivered = { timeout: 150_000 };

/** Several servers with one database and one mail server; without `databaseUrl` the database is a new one. */
async function createFixture(databaseUrl?: string) {
  const database = await createTestDatabase(databaseUrl === undefined ? "postgres" : "sqlite", "empty");
  const settings: StoreSettings = { ...database.settings, ...(databaseUrl && { databaseUrl }) };
  const smtp = await startSmtpServer();
  const started: SiteProcess[] = [];
  const refusals: (number | "cut")[] = [];

  /** Until it is accepted, by one server after the other, with one key: as a form does that is sent again. */
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
    smtp,
    client: async () => {
      const client = new pg.Client({ connectionString: settings.databaseUrl ?? "" });
      // A test that failed leaves it to the database's removal, which cuts it off.
      client.on("error", () => {});
      await client.connect();
      return client;
    },
    /** What was answered instead of 200, or that nothing was. */
    refusals,
    start: (more: Record<string, string> = {}) => {
      const site = runSite({
        DATA_DIR: settings.dataDir,
        DATABASE_URL: settings.databaseUrl ?? "",
        SMTP_URL: smtp.url,
        SECRET: "a secret of 32 characters or more",
        TRUST_PROXY: "127.0.0.1",
        ...more,
      });
      started.push(site);
      return site;
    },
    accepted: async (emails: string[], servers: SiteProcess[]) => {
      const queue = emails.entries();
      const senders = Array.from({ length: 10 }, async () => {
        for (const [number, email] of queue) await send(email, number, servers);
      });
      await Promise.all(senders);
    },
    expectEachOnce: async (count: number) => {
      const store = await openStore(settings);
      try {
        const states = store.db.selectFrom("outbox").select("state").distinct();
        await expect.poll(() => states.execute(), untilDelivered).toEqual([{ state: "sent" }]);
        const mails = await store.db.selectFrom("outbox").select("message_id").execute();
        expect(smtp.received.map(({ messageId }) => messageId).sort()).toEqual(
          mails.map((mail) => mail.message_id).sort(),
        );
        const enquiries = await store.db.selectFrom("enquiries").select("email").execute();
        expect(enquiries.map(({ email }) => email).sort()).toEqual(people(0, count).sort());
        expect(mails).toHaveLength(count);
      } finally {
        await store.close();
      }
    },
    [Symbol.asyncDispose]: async () => {
      for (const site of started) site.kill("SIGKILL");
      await Promise.all(started.map((site) => site.ended));
      await smtp.close();
      await database.remove();
    },
  };
}

function people(first: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `person${first + index}@example.org`);
}

let clients = 0;

/** Each by a client of its own, or the limits for one client would refuse most. */
function transport(url: string, email: string, key: string): Promise<number> {
  const client = `2001:db8:0:${(clients++).toString(16)}::1`;
  return sendEnquiry(url, email, { headers: { "idempotency-key": key, "x-forwarded-for": client } });
}

/** One person after the other in each of ten rows, whatever becomes of them: as fast as this machine takes them. */
function postSteadily(url: string) {
  const answers: (number | string)[] = [];
  const ending = new AbortController();
  let posted = 0;
  const rows = Array.from({ length: 10 }, async () => {
    while (!ending.signal.aborted) {
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

async function expectStopped(servers: SiteProcess[]) {
  for (const server of servers) server.kill("SIGTERM");
  const ends = await Promise.all(servers.map((server) => server.ended));
  for (const { code, err } of ends) expect({ code, err }).toEqual({ code: 0, err: "" });
  return ends;
}
