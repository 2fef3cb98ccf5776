import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { addresses } from "../../../contract/addresses.ts";
import type { IntakeAnswer } from "../../enquiries/intake.ts";
import { createHttpFixture, type HttpFixture } from "../../testing/fixtures/http-fixture.ts";
import { formPages } from "../../testing/form-pages.ts";
import { fillDatabase } from "../../testing/small-disk.ts";
import { loadSheddingLimits } from "./load-shedding.ts";

const enquiry = { from: "Jane <jane@example.org>", email: "jane@example.org", text: "" };
const email = {
  to: "owner@site.test",
  from: enquiry.from,
  replyTo: enquiry.email,
  subject: "Contact Form",
  text: "",
};
const signup = { emailaddress: "jane@example.org", list: "newsletter" };
const calls: [string, object][] = [
  ["sendContactEmail", enquiry],
  ["sendEmail", email],
  ["addSubscriber", signup],
];

let fixture: HttpFixture;

afterEach(() => {
  vi.useRealTimers();
  return fixture.tearDown();
});

/** As many calls as may be under way, all of them waiting for the database. */
async function fill() {
  const database = Promise.withResolvers<IntakeAnswer>();
  const full = Promise.withResolvers<void>();
  let waiting = 0;
  fixture = await createHttpFixture(
    {},
    {
      sendContactEmail: () => {
        waiting += 1;
        if (waiting === loadSheddingLimits.inFlight) full.resolve();
        return database.promise;
      },
    },
    undefined,
    formPages,
  );
  const answers = Promise.all(
    Array.from({ length: loadSheddingLimits.inFlight }, () => fixture.call("sendContactEmail", enquiry)),
  );
  await full.promise;
  return {
    release: () => {
      database.resolve({ ok: true });
      return answers;
    },
  };
}

test("too many calls under way: the next are answered 503 at once, pages are served, and nothing that was begun is lost", async () => {
  const { release } = await fill();
  for (const [call, payload] of calls) {
    const answer = await fixture.call(call, payload);
    expect(answer.statusCode).toBe(503);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.json().error.type ?? answer.json().error.code).toBe("unavailable");
  }
  for (const url of ["/", "/contact", "/healthz"]) expect((await fixture.get(url)).statusCode).toBe(200);
  for (const answer of await release()) expect(answer.body).toBe('{"ok":true}');
  for (const [call, payload] of calls) expect((await fixture.call(call, payload)).statusCode).toBe(200);
});

const isOverloaded = async () => (await fill()).release;
const cannotStore = async () => {
  fixture = await createHttpFixture({}, {}, undefined, formPages);
  return fillDatabase();
};

test.each([
  ["there is too much to do", isOverloaded, "10"],
  ["nothing can be stored", cannotStore, "30"],
])(
  "3. while %s a form is answered with its page, 503, and keeps what was typed",
  async (_name, begin, seconds) => {
    const release = await begin();
    const contact = { fullname: "Jane", emailAddress: "jane@example.org", msg: "For later." };
    const signupForm = { ...signup, page: "newsletter" };
    for (const [address, form, words] of [
      [addresses.contact, contact, ["We can&#x27;t take your message just now.", "For later."]],
      [addresses.support, contact, ["We can&#x27;t take your message just now.", "For later."]],
      [addresses.newsletter, signupForm, ["We can&#x27;t take your signup just now.", "jane@example.org"]],
    ] as const) {
      const answer = await fixture.post(address, new URLSearchParams(form));
      expect(answer.statusCode).toBe(503);
      expect(answer.headers).toMatchObject({ "retry-after": seconds, "cache-control": "no-store" });
      expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
      for (const each of words) expect(answer.body).toContain(each);
    }
    await release();
    expect((await fixture.post(addresses.contact, new URLSearchParams(contact))).statusCode).toBe(303);
  },
);

test("3. while nothing can be stored the newsletter's buttons are answered with their pages, 503", async () => {
  const release = await cannotStore();
  for (const [address, form, words] of [
    [addresses.confirm, {}, "We can&#x27;t take your signup just now."],
    [addresses.unsubscribe, { leave: "yes" }, "We can&#x27;t take you off the list just now."],
  ] as const) {
    const answer = await fixture.post(`${address}?token=x`, new URLSearchParams(form));
    expect(answer.statusCode).toBe(503);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    expect(answer.body).toContain(words);
  }
  release();
});

test("who is refused for our load has not used up a turn", async () => {
  const { release } = await fill();
  const asOne = () =>
    fixture.http.inject({
      method: "POST",
      url: "/api/sendEmail",
      remoteAddress: "203.0.113.7",
      payload: email,
    });
  for (let count = 0; count < 15; count++) expect((await asOne()).statusCode).toBe(503);
  await release();
  expect((await asOne()).statusCode).toBe(200);
});

test("a caller who hangs up makes room", async () => {
  const database = Promise.withResolvers<IntakeAnswer>();
  fixture = await createHttpFixture(
    { trustProxy: ["127.0.0.1"] },
    { sendContactEmail: () => database.promise },
  );
  const url = await fixture.http.listen({ port: 0, host: "127.0.0.1" });
  const leaving = new AbortController();
  const call = (index: number, signal = new AbortController().signal) =>
    fetch(`${url}/api/sendContactEmail`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": `203.0.113.${index}` },
      body: JSON.stringify(enquiry),
      signal,
    });
  const begun = Array.from({ length: loadSheddingLimits.inFlight }, (_, index) =>
    call(index, leaving.signal),
  );
  const left = Promise.allSettled(begun);
  while ((await call(250)).status !== 503) await pause(20);
  leaving.abort();
  await left;
  database.resolve({ ok: true });
  while ((await call(251)).status !== 200) await pause(20);
});

test("a process that is behind: calls are answered 503, pages are served; once it has caught up all is well", async () => {
  const histogram = monitorEventLoopDelay();
  const enabled = vi.spyOn(Object.getPrototypeOf(histogram), "enable");
  const measured = vi.spyOn(Object.getPrototypeOf(Object.getPrototypeOf(histogram)), "mean", "get");
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  fixture = await createHttpFixture();
  const url = await fixture.http.listen({ port: 0, host: "127.0.0.1" });
  expect(enabled).toHaveBeenCalled();
  const send = () =>
    fetch(`${url}/api/sendContactEmail`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(enquiry),
    });
  /** Nanoseconds, of which the histogram counts its own 20 ms as well. */
  const isLate = (ms: number) => {
    measured.mockReturnValue((ms + 20) * 1e6);
    vi.advanceTimersByTime(1_000);
  };
  const statuses = async () => [(await send()).status, (await fetch(`${url}/contact`)).status];
  expect(await statuses()).toEqual([200, 200]);
  isLate(loadSheddingLimits.lag);
  expect(await statuses()).toEqual([200, 200]);
  for (let second = 0; second < 2; second += 1) isLate(loadSheddingLimits.lag + 1);
  expect(await statuses()).toEqual([503, 200]);
  for (let second = 0; second < 2; second += 1) isLate(0);
  expect(await statuses()).toEqual([200, 200]);
  const said = fixture.log.map((line) => JSON.parse(line).msg).filter((msg) => /overloaded/.test(msg));
  expect(said).toEqual(["overloaded: calls and forms are answered 503", "no longer overloaded"]);
});
