import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ownerAlerts as words } from "../../../content/owner-alerts.ts";
import { minuteMs as minute } from "../../durations.ts";
import { enqueue } from "../../mail/outbox/enqueue.ts";
import type { PeriodicTask } from "../../periodic-task.ts";
import type { MailKind, OutboxState } from "../../store/schema.ts";
import { StoreUnavailable } from "../../store/unavailable.ts";
import { eitherDatabase } from "../../testing/databases.ts";
import { fakeClock } from "../../testing/fake-clock.ts";
import { listenOnFreePort } from "../../testing/free-port.ts";
import { openTestStore } from "../../testing/test-database.ts";
import { createHeartbeat } from "./heartbeat.ts";

const { "mail-waiting": waiting, "mail-lost": lost } = words.what;

describe.each(eitherDatabase)("the heartbeat on %s", (kind) => {
  let clock: ReturnType<typeof fakeClock>;
  let monitor: Awaited<ReturnType<typeof startMonitor>>;
  let able: boolean;
  let task: PeriodicTask;
  const { store, database } = openTestStore(kind, "each");
  beforeEach(async () => {
    clock = fakeClock();
    monitor = await startMonitor();
    able = true;
    const ready = () => (able ? store.ready() : Promise.reject(new StoreUnavailable("no room")));
    task = createHeartbeat({
      store: { ...store, ready },
      clock,
      settings: { dataDir: database.settings.dataDir, siteUrl: "http://site.test", trustProxy: [] },
      url: `${monitor.url}?a=b`,
      log: { error: () => {} },
    });
    task.start();
  });
  afterEach(async () => {
    await task.stop();
    await monitor.close();
  });

  const queue = (mailKind: MailKind) =>
    store.transaction((tx) =>
      enqueue(tx, { kind: mailKind, subjectId: "canary", now: clock.now(), messageIdDomain: "site.test" }),
    );
  const mailIs = (state: OutboxState) =>
    store.transaction((tx) => tx.updateTable("outbox").set({ state }).execute());
  /** Lets a quarter of an hour pass and returns the requests made during that time. */
  async function beats(): Promise<string[]> {
    await clock.asleep();
    monitor.asked.length = 0;
    await clock.pass(15 * minute);
    return monitor.asked;
  }
  const well = Array(3).fill("GET /hook?a=b ");
  const reported = (...lines: string[]) => {
    const body = lines.join("\n");
    return Array(3).fill(expect.stringMatching(`^POST /hook/fail\\?a=b ${body}$`));
  };

  test("88, 93. R-INBOX-7. R-INBOX-8. reports late or lost mail without names, then recovers", async () => {
    expect(await beats()).toEqual(well);
    await queue("enquiry");
    await clock.pass(20 * minute);
    expect(await beats()).toEqual(reported(`${waiting.title}: an email has been waiting for \\d+ minutes`));
    await mailIs("refused");
    expect(await beats()).toEqual(reported(`${lost.title}: 1 email refused by the mail server`));
    await mailIs("sent");
    expect(await beats()).toEqual(well);
  });

  test("R-INBOX-8. reports that nothing can be stored, then recovers", async () => {
    able = false;
    expect(await beats()).toEqual(reported(`${words.cannotStore}: no room`));
    able = true;
    expect(await beats()).toEqual(well);
  });

  test("89. R-INBOX-8. continues when the monitoring service fails", async () => {
    monitor.answer(500);
    expect(await beats()).toEqual(well);
    monitor.answer(302);
    expect(await beats()).toEqual(well);
  });
});

/** Starts a monitoring service that records the requests it gets. */
async function startMonitor() {
  const asked: string[] = [];
  let status = 200;
  const server = createServer(async (request, reply) => {
    asked.push(`${request.method} ${request.url} ${await text(request)}`);
    reply.writeHead(status, { location: "/elsewhere" }).end();
  });
  const port = await listenOnFreePort(server);
  return {
    url: `http://127.0.0.1:${port}/hook`,
    asked,
    answer: (next: number) => {
      status = next;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
}
