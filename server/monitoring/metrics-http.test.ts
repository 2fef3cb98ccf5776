import { createServer } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { honeypotField } from "../../contract/honeypot.ts";
import { site as company } from "../../site.config.ts";
import { eitherDatabase } from "../testing/databases.ts";
import { fillDatabase } from "../testing/small-disk.ts";
import { type StartedSite, startTestSite } from "../testing/started-site.ts";

const enquiry = {
  from: "Jane <jane@mailbox.test>",
  email: "jane@mailbox.test",
  text: "A hoverboard, please.",
};
const email = { from: enquiry.from, replyTo: enquiry.email, subject: "Contact Form", text: enquiry.text };
const form = {
  fullname: "Jane",
  emailAddress: "jane@mailbox.test",
  msg: "A hoverboard, please.",
  [honeypotField]: "",
};
const key = (name: string) => ({ "idempotency-key": name.padEnd(16, "0") });
const quiet = { LOG_LEVEL: "silent", TRUST_PROXY: "127.0.0.1" };

describe.each(eitherDatabase)("metrics, on %s", (kind) => {
  let site: StartedSite;

  beforeAll(async () => {
    site = await startTestSite(kind, { ...quiet, METRICS_PORT: "0" });
  });

  afterAll(() => site.stop());

  async function scrape(): Promise<Record<string, number>> {
    const answer = await fetch(site.metricsUrl ?? "");
    const lines = (await answer.text()).split("\n").filter((line) => line !== "" && !line.startsWith("#"));
    return Object.fromEntries(
      lines.map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.split(" ").at(-1))]),
    );
  }

  /** What a deed adds to each metric. */
  async function growth(deed: () => Promise<unknown>): Promise<Record<string, number>> {
    const before = await scrape();
    await deed();
    const after = await scrape();
    const names = Object.keys(after).filter(
      (name) => /_total|_count|_held/.test(name) && !/process|nodejs/.test(name),
    );
    return Object.fromEntries(
      names
        .map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)] as const)
        .filter(([, by]) => by !== 0),
    );
  }

  test("are answered at a port of their own, as Prometheus reads them, and kept by no cache", async () => {
    const answer = await fetch(site.metricsUrl ?? "");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const names = [...(await answer.text()).matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name);
    expect(names).toEqual(expect.arrayContaining([expect.stringMatching(/^site_/)]));
    expect(names.filter((name) => !name?.startsWith("site_"))).toEqual([]);
    for (const name of [
      "process_resident_memory_bytes",
      "process_open_fds",
      "nodejs_eventloop_lag_seconds",
    ]) {
      expect(names).toContain(`site_${name}`);
    }
  });

  test("are not at the site's port, and nothing else is at theirs", async () => {
    expect((await fetch(`${site.url}/metrics`)).status).toBe(404);
    for (const address of ["/", "/healthz", "/metrics/jane@mailbox.test"]) {
      const answer = await fetch(new URL(address, site.metricsUrl ?? ""));
      expect([answer.status, await answer.text()]).toEqual([404, "Only /metrics is here."]);
    }
  });

  test("15. hold the age of the oldest undelivered mail and what is in which state", async () => {
    expect(await scrape()).toMatchObject({
      site_database_up: 1,
      site_mail_oldest_undelivered_seconds: expect.any(Number),
      'site_mails{state="dead"}': 0,
    });
  });

  test("an enquiry by a call: counted, timed, and delivered", async () => {
    const added = await growth(async () => {
      expect((await site.call("sendContactEmail", enquiry)).status).toBe(200);
      await expect.poll(async () => (await scrape())['site_mails{state="waiting"}']).toBe(0);
      await expect.poll(async () => (await scrape())['site_mails{state="sending"}']).toBe(0);
    });
    expect(added).toEqual({
      'site_requests_total{kind="call",status="200"}': 1,
      'site_request_duration_seconds_count{kind="call"}': 1,
      'site_enquiries_accepted_total{call="sendContactEmail",held="false"}': 1,
      'site_delivery_attempts_total{outcome="delivered"}': 1,
    });
  });

  test("a repeated one is a suppressed duplicate, as a call and as a form", async () => {
    await site.call("sendContactEmail", enquiry, key("twice"));
    await site.post("/contact", form);
    const added = await growth(async () => {
      expect((await site.call("sendContactEmail", enquiry, key("twice"))).status).toBe(200);
      expect((await site.post("/contact", form)).status).toBe(303);
    });
    expect(added).toMatchObject({
      'site_duplicates_suppressed_total{call="sendContactEmail"}': 2,
      'site_requests_total{kind="form",status="303"}': 1,
    });
    expect(Object.keys(added).join()).not.toContain("accepted");
  });

  test("one that was taken for spam is accepted and quarantined", async () => {
    const added = await growth(() => site.post("/contact", { ...form, [honeypotField]: "spam" }));
    expect(added).toMatchObject({
      'site_enquiries_accepted_total{call="sendContactEmail",held="true"}': 1,
      site_enquiries_held: 1,
    });
  });

  test("signups, and repeated ones", async () => {
    const signup = { emailaddress: "jane@mailbox.test", list: "newsletter" };
    const added = await growth(async () => {
      for (const name of ["first", "first", "second"]) await site.call("addSubscriber", signup, key(name));
    });
    expect(added).toMatchObject({
      'site_signups_accepted_total{held="false"}': 2,
      'site_duplicates_suppressed_total{call="addSubscriber"}': 1,
    });
  });

  test("what was not taken is not counted as accepted", async () => {
    const added = await growth(async () => {
      await site.call("sendContactEmail", { ...enquiry, text: "other" }, key("twice"));
      await site.call("sendEmail", { ...enquiry });
    });
    expect(Object.keys(added).join()).not.toMatch(/accepted|suppressed/);
    expect(added).toMatchObject({ 'site_requests_total{kind="call",status="400"}': 2 });
  });

  test("a client that sends too much", async () => {
    const from = { "x-forwarded-for": "198.51.100.7" };
    const added = await growth(async () => {
      for (let count = 0; count < 12; count++) await site.call("sendEmail", {}, from);
    });
    expect(added).toMatchObject({ 'site_requests_rate_limited_total{route="/api/sendEmail"}': 2 });
  });

  test("pages, files, health and what we don't know, in as many series however much is thought up", async () => {
    const added = await growth(async () => {
      for (const address of ["/", "/robots.txt", "/healthz", "/api/nothing"]) await fetch(site.url + address);
      for (let count = 0; count < 5; count++) await fetch(`${site.url}/jane${count}@mailbox.test?${count}`);
      await fetch(`${site.url}/%E0`);
      await talk(new URL(site.url).port, "no HTTP at all\r\n\r\n");
    });
    // Mails of the tests before may still be on their way.
    const requests = Object.entries(added).filter(([name]) => name.startsWith("site_request"));
    expect(Object.fromEntries(requests)).toEqual({
      'site_requests_total{kind="page",status="200"}': 1,
      'site_requests_total{kind="file",status="200"}': 1,
      'site_requests_total{kind="health",status="200"}': 1,
      'site_requests_total{kind="nothing",status="404"}': 6,
      'site_requests_total{kind="nothing",status="400"}': 1,
      'site_requests_total{kind="unreadable",status="400"}': 1,
      'site_request_duration_seconds_count{kind="page"}': 1,
      'site_request_duration_seconds_count{kind="file"}': 1,
    });
  });

  test("50. hold nothing of what anybody sent", async () => {
    const answer = await fetch(site.metricsUrl ?? "");
    expect(await answer.text()).not.toMatch(/jane|mailbox|hoverboard|203\.0|198\.51|127\.0/i);
  });
});

test("calls and forms that can't be taken now, while pages and health checks don't count as such", async () => {
  const site = await startTestSite("sqlite", { ...quiet, METRICS_PORT: "0" });
  const release = fillDatabase();
  const answers = await Promise.all([
    site.call("sendEmail", { ...email, to: company.email }),
    site.call("sendContactEmail", enquiry),
    site.post("/contact", form),
    fetch(`${site.url}/readyz`),
    fetch(site.url),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503, 200]);
  const shown = await (await fetch(site.metricsUrl ?? "")).text();
  expect(
    shown
      .split("\n")
      .filter((line) => line.startsWith("site_requests_shed_total"))
      .sort(),
  ).toEqual([
    'site_requests_shed_total{route="/api/sendContactEmail"} 1',
    'site_requests_shed_total{route="/api/sendEmail"} 1',
    'site_requests_shed_total{route="/contact"} 1',
  ]);
  release();
  await site.stop();
});

describe("the port of the metrics", () => {
  test("is off unless it is set", async () => {
    const site = await startTestSite("sqlite", quiet);
    expect(site.metricsUrl).toBeNull();
    expect(site.printed.join()).not.toMatch(/metrics/i);
    await site.stop();
  });

  test("is closed with the rest", async () => {
    const site = await startTestSite("sqlite", { ...quiet, METRICS_PORT: "0" });
    expect((await fetch(site.metricsUrl ?? "")).status).toBe(200);
    await site.stop();
    await expect(fetch(site.metricsUrl ?? "")).rejects.toThrow();
  });

  test("when another program has it, the start ends with one line that says so, and leaves nothing open", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => other.once("listening", resolve));
    const address = other.address();
    const port = String(typeof address === "object" ? address?.port : "");
    await expect(startTestSite("sqlite", { ...quiet, METRICS_PORT: port })).rejects.toMatchObject({
      lines: [`METRICS_PORT: found ${port}, which another program listens on; expected a free port`],
    });
    other.close();
  });

  test("is let go when the site's own port is taken", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => other.once("listening", resolve));
    const address = other.address();
    const port = String(typeof address === "object" ? address?.port : "");
    const site = await startTestSite("sqlite", { ...quiet, METRICS_PORT: "0" });
    const metricsPort = new URL(site.metricsUrl ?? "").port;
    await site.stop();
    await expect(
      startTestSite("sqlite", { ...quiet, PORT: port, METRICS_PORT: metricsPort }),
    ).rejects.toMatchObject({ lines: [expect.stringMatching(/^PORT: /)] });
    await expect(fetch(`http://127.0.0.1:${metricsPort}/metrics`)).rejects.toThrow();
    other.close();
  });
});

async function talk(port: string, words: string): Promise<string> {
  const socket = connect(Number(port), "127.0.0.1");
  socket.write(words);
  return text(socket);
}
