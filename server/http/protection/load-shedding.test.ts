// R-LIMIT-6
import { monitorEventLoopDelay } from "node:perf_hooks";
import { afterEach, expect, test, vi } from "vitest";
import { addresses } from "../../../contract/addresses.ts";
import { createHttpFixture, type HttpFixture } from "../../testing/fixtures/http-fixture.ts";
import { fillDatabase } from "../../testing/small-disk.ts";

const enquiry = { from: "Jane <jane@example.org>", email: "jane@example.org", text: "" };
const { from, email: replyTo } = enquiry;
const email = { to: "owner@site.test", from, replyTo, subject: "Contact Form", text: "" };
const signup = { emailaddress: "jane@example.org", list: "newsletter" };
const calls = Object.entries({ sendContactEmail: enquiry, sendEmail: email, addSubscriber: signup });

let fixture: HttpFixture;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  return fixture.tearDown();
});

async function isOverloaded() {
  fixture = await createHttpFixture();
  const overloaded = vi.spyOn(fixture.http, "isUnderPressure").mockReturnValue(true);
  return () => overloaded.mockRestore();
}

const cannotStore = async () => {
  fixture = await createHttpFixture();
  return fillDatabase();
};

test.each([
  ["the server is overloaded", isOverloaded, "10"],
  ["nothing can be stored", cannotStore, "30"],
])("3. while %s, a form gets 503, and its page keeps the typed values", async (_name, begin, seconds) => {
  const release = await begin();
  const contact = { fullname: "Jane", emailAddress: "jane@example.org", msg: "For later." };
  const signupForm = { ...signup, page: "newsletter" };
  for (const [address, form, words] of [
    [addresses.contact, contact, ["We can&#x27;t take your message just now.", "For later."]],
    [addresses.support, contact, ["We can&#x27;t take your message just now.", "For later."]],
    [addresses.newsletter, signupForm, ["We can&#x27;t take your signup just now.", "jane@example.org"]],
    [`${addresses.confirm}?token=x`, {}, ["We can&#x27;t take your signup just now."]],
  ] as const) {
    const answer = await fixture.post(address, new URLSearchParams(form));
    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({ "retry-after": seconds, "cache-control": "no-store" });
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    for (const each of words) expect(answer.body).toContain(each);
  }
  release();
  expect((await fixture.post(addresses.contact, new URLSearchParams(contact))).statusCode).toBe(303);
});

test("3. while nothing can be stored, unsubscribing gets 503 with its page", async () => {
  const release = await cannotStore();
  const answer = await fixture.post(addresses.unsubscribe, new URLSearchParams({ leave: "yes" }));
  release();
  expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "30"]);
  expect(answer.body).toContain("We can&#x27;t unsubscribe you just now.");
});

test("a request refused because of load does not count against the client's rate limit", async () => {
  const release = await isOverloaded();
  const request = { method: "POST", url: "/api/sendEmail", remoteAddress: "203.0.113.7" } as const;
  const asOne = () => fixture.http.inject({ ...request, payload: email });
  for (let count = 0; count < 15; count++) expect((await asOne()).statusCode).toBe(503);
  release();
  expect((await asOne()).statusCode).toBe(200);
});

test("while the event loop lags, calls get 503 and pages are served; then calls work again", async () => {
  const histogram = Object.getPrototypeOf(Object.getPrototypeOf(monitorEventLoopDelay()));
  const measured = vi.spyOn(histogram, "mean", "get");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  fixture = await createHttpFixture();
  /** Simulates an event-loop delay of `ms`. The histogram counts in nanoseconds, and adds its resolution of 10 ms. */
  const isLate = (ms: number) => {
    measured.mockReturnValue((ms + 10) * 1e6);
    vi.advanceTimersByTime(1_000);
  };
  const answers = async () => [
    ...(await Promise.all(calls.map(([call, payload]) => fixture.call(call, payload)))),
    ...(await Promise.all(["/", "/healthz"].map((url) => fixture.get(url)))),
  ];
  const statuses = async () => (await answers()).map(({ statusCode }) => statusCode);
  isLate(501);
  expect(await statuses()).toEqual([503, 503, 503, 200, 200]);
  for (const { headers, body } of (await answers()).slice(0, 3)) {
    expect(headers).toMatchObject({ "retry-after": "10", "cache-control": "no-store" });
    expect(body).toContain('"unavailable"');
  }
  isLate(500);
  expect(await statuses()).toEqual(Array(5).fill(200));
});
