// R-HTTP-3
import { createServer } from "node:http";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { minuteMs as minute } from "../durations.ts";
import { eitherDatabase } from "../testing/databases.ts";
import { createOutboxFixture } from "../testing/fixtures/outbox-fixture.ts";
import { eachTest } from "../testing/fresh-fixture.ts";
import { startTestSite } from "../testing/started-site.ts";
import { createMetrics } from "./metrics.ts";

describe.each(eitherDatabase)("15. the email metrics, on %s", (kind) => {
  const fixture = eachTest(() => createOutboxFixture(kind));
  let metrics: ReturnType<typeof createMetrics>;
  const logged: object[] = [];

  beforeEach(async () => {
    logged.length = 0;
    const log = { warn: (details: object, message: string) => logged.push({ ...details, message }) };
    metrics = createMetrics({ store: fixture.store, now: fixture.clock.now, site: createServer(), log });
  });
  afterEach(async () => {
    await metrics.close();
  });

  async function shown(name: string): Promise<string[]> {
    const { body } = await metrics.inject("/metrics");
    return body.split("\n").filter((line) => line.startsWith(`site_${name}`));
  }

  test("contain the age of the oldest undelivered email in seconds", async () => {
    const { clock } = fixture;
    expect(await shown("mail_oldest")).toEqual(["site_mail_oldest_undelivered_seconds 0"]);
    const { id } = await fixture.queue("a");
    await clock.pass(17 * minute, 0);
    await fixture.queue("b");
    await clock.pass(500, 0);
    expect(await shown("mail_oldest")).toEqual(["site_mail_oldest_undelivered_seconds 1020.5"]);
    await fixture.store.db.updateTable("outbox").set({ state: "dead" }).where("id", "=", id).execute();
    expect(await shown("mail_oldest")).toEqual(["site_mail_oldest_undelivered_seconds 0.5"]);
  });

  test("count the emails in each state and the quarantined enquiries, as stored in the database", async () => {
    for (const state of ["waiting", "waiting", "sending", "refused", "dead", "sent", "unneeded"] as const) {
      const { id } = await fixture.queue("a");
      await fixture.store.db.updateTable("outbox").set({ state }).where("id", "=", id).execute();
    }
    const words = { name: "Jane", email: "jane@mailbox.test", message: "", received_at: 1 };
    for (const [id, held] of [null, "honeypot", "honeypot"].entries()) {
      const row = { ...words, id: String(id), call: "sendEmail", held } as const;
      await fixture.store.db.insertInto("enquiries").values(row).execute();
    }
    expect(await shown("mails{")).toEqual([
      'site_mails{state="waiting"} 2',
      'site_mails{state="sending"} 1',
      'site_mails{state="refused"} 1',
      'site_mails{state="dead"} 1',
      'site_mails{state="on-hold"} 0',
      'site_mails{state="unwritten"} 0',
    ]);
    expect(await shown("enquiries_held")).toEqual(["site_enquiries_held 2"]);
  });

  test("leave out figures that cannot be read from the database, until it recovers", async () => {
    await fixture.queue("a");
    await fixture.store.db.schema.alterTable("outbox").renameTo("away").execute();
    for (const name of ["mail_oldest", "mails{", "enquiries_held"]) expect(await shown(name)).toEqual([]);
    expect(await shown("process_resident_memory_bytes")).toHaveLength(1);
    const message = "metrics: the database can't be read";
    expect(logged).toContainEqual({ error: expect.any(String), message });
    await fixture.store.db.schema.alterTable("away").renameTo("outbox").execute();
    expect(await shown('mails{state="waiting')).toEqual(['site_mails{state="waiting"} 1']);
  });
});

describe("the metrics port", () => {
  const quiet = { LOG_LEVEL: "silent" };

  test("serves Prometheus' format, uncached, at /metrics and nowhere else", async () => {
    const site = await startTestSite("sqlite", { ...quiet, METRICS_PORT: "0" });
    const answer = await fetch(site.metricsUrl ?? "");
    expect(answer.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const names = [...(await answer.text()).matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name);
    expect(names).toEqual(names.map(() => expect.stringMatching(/^site_/)));
    expect(names).toContain("site_nodejs_eventloop_lag_seconds");
    expect(names.filter((name) => name?.includes("_active_"))).toEqual([
      "site_nodejs_active_resources",
      "site_nodejs_active_resources_total",
    ]);
    expect((await fetch(`${site.url}/metrics`)).status).toBe(404);
    for (const address of ["/", "/healthz", "/metrics/jane@mailbox.test"]) {
      const other = await fetch(new URL(address, site.metricsUrl ?? ""));
      expect([other.status, await other.text()]).toEqual([404, "Only /metrics is served here."]);
    }
    await site.stop();
    await expect(fetch(site.metricsUrl ?? "")).rejects.toThrow();
  });

  test("counts responses by status, and shows nothing that a client sent", async () => {
    const site = await startTestSite("sqlite", { ...quiet, METRICS_PORT: "0" });
    for (let count = 0; count < 5; count += 1) await fetch(`${site.url}/jane${count}@mailbox.test?${count}`);
    await fetch(site.url);
    await site.call("sendEmail", { text: "hoverboard" });
    const text = await (await fetch(site.metricsUrl ?? "")).text();
    expect(text.split("\n").filter((line) => line.startsWith("site_answers_total"))).toEqual([
      'site_answers_total{status="404"} 5',
      'site_answers_total{status="200"} 1',
      'site_answers_total{status="400"} 1',
    ]);
    expect(text).not.toMatch(/jane|mailbox|hoverboard|127\.0/i);
    await site.stop();
  });
});
