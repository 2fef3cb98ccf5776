// R-NEWS-12
import { beforeEach, describe, expect, test } from "vitest";
import { addresses } from "../../../contract/addresses.ts";
import { unsubscribeToken } from "../../subscribers/subscription-links.ts";
import { createHttpFixture, secretBefore } from "../../testing/fixtures/http-fixture.ts";
import { allTests } from "../../testing/fresh-fixture.ts";
import { mailedToken } from "../../testing/newsletter-links.ts";
import { fillDatabase } from "../../testing/small-disk.ts";

const mia = "mia@orchard.example";
const urlencoded = { type: "application/x-www-form-urlencoded", body: "List-Unsubscribe=One-Click" };
const multipart = {
  type: "multipart/form-data; boundary=---FormBoundaryjWmhtjORrn",
  body: '-----FormBoundaryjWmhtjORrn\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n-----FormBoundaryjWmhtjORrn--\r\n',
};

const fixture = allTests(createHttpFixture);
let token: string;

beforeEach(async () => {
  await fixture.clear();
  await fixture.call("addSubscriber", { emailaddress: mia, list: "newsletter" });
  const confirm = `${addresses.confirm}?token=${await mailedToken(fixture.store, mia, "confirm")}`;
  await fixture.post(confirm, new URLSearchParams());
  token = await mailedToken(fixture.store, mia, "leave");
});

/** Posts as an email client does: without an Origin header or cookies. */
const post = ({ type, body }: { type: string; body: string }, headers = {}, link = token) =>
  fixture.http.inject({
    method: "POST",
    url: `/newsletter/unsubscribe?token=${link}`,
    headers: { "content-type": type, ...headers },
    payload: body,
  });

const hasLeft = async () => {
  const rows = await fixture.store.db.selectFrom("subscriptions").select("left_at").execute();
  return rows.every(({ left_at }) => left_at !== null);
};

describe("36. a one-click unsubscribe request from an email client (RFC 8058)", () => {
  test.each([
    ["urlencoded", urlencoded],
    ["multipart", multipart],
    ["multipart, with a line break", { ...multipart, body: multipart.body.replace("Click", "Click\r\n") }],
    ["urlencoded, with a line break", { ...urlencoded, body: `${urlencoded.body}\r\n` }],
    ["urlencoded, with a space", { ...urlencoded, body: `${urlencoded.body} ` }],
  ])("as %s gets 200, without a redirect or a cookie", async (_name, form) => {
    const { statusCode, headers } = await post(form);
    expect(statusCode).toBe(200);
    expect(headers.location).toBeUndefined();
    expect(headers["set-cookie"]).toBeUndefined();
    expect(headers["cache-control"]).toBe("no-store");
    expect(await hasLeft()).toBe(true);
  });

  test("succeeds even if a browser marks it as cross-site", async () => {
    const headers = { origin: "https://mail.test", "sec-fetch-site": "cross-site", cookie: "a=b" };
    expect((await post(urlencoded, headers)).statusCode).toBe(200);
    expect(await hasLeft()).toBe(true);
  });

  test("37. succeeds even if the client has reached all rate limits", async () => {
    for (let count = 0; count < 70; count++) {
      await fixture.http.inject({ method: "POST", url: "/api/addSubscriber", payload: {} });
      await post(urlencoded, {}, "unknown");
    }
    const limited = await fixture.http.inject({ method: "POST", url: "/api/addSubscriber", payload: {} });
    expect(limited.statusCode).toBe(429);
    expect((await post(urlencoded)).statusCode).toBe(200);
    expect(await hasLeft()).toBe(true);
  });

  test("67. succeeds with a link from before SECRET was changed", async () => {
    const row = fixture.store.db.selectFrom("subscriptions").select("id");
    const { id } = await row.executeTakeFirstOrThrow();
    await post(urlencoded, {}, unsubscribeToken(id, secretBefore));
    expect(await hasLeft()).toBe(true);
  });

  test("37. gets 200 even for an erased address or an unknown link", async () => {
    for (const link of ["", "x", token.slice(1)])
      expect((await post(urlencoded, {}, link)).statusCode).toBe(200);
    expect(await hasLeft()).toBe(false);
    await fixture.store.db.deleteFrom("subscriptions").execute();
    expect((await post(urlencoded)).statusCode).toBe(200);
  });

  test.each([
    ["no field", { ...urlencoded, body: "" }],
    ["another field", { ...urlencoded, body: "List-Unsubscribe=One-Click&a=b" }],
    ["the field twice", { ...urlencoded, body: "List-Unsubscribe=One-Click&List-Unsubscribe=One-Click" }],
    ["JSON", { type: "application/json", body: '{"List-Unsubscribe":"One-Click"}' }],
    ["a truncated multipart body", { ...multipart, body: multipart.body.slice(0, 60) }],
  ])("gets 400 and changes nothing with a wrong body: %s", async (_name, form) => {
    expect((await post(form)).statusCode).toBe(400);
    expect(await hasLeft()).toBe(false);
  });

  test("gets 503 with Retry-After while nothing can be stored, so that it is retried", async () => {
    const release = fillDatabase();
    const { statusCode, headers } = await post(urlencoded);
    release();
    expect(statusCode).toBe(503);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    expect((await post(urlencoded)).statusCode).toBe(200);
  });
});
