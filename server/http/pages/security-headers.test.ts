import { request } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createHttpFixture, type HttpFixture, inlineScript } from "../../testing/fixtures/http-fixture.ts";

let fixture: HttpFixture;

beforeAll(async () => {
  const broken = async () => Promise.reject(new Error("broken"));
  fixture = await createHttpFixture({}, { sendContactEmail: broken });
});

afterAll(() => fixture.tearDown());

/** With these Mozilla's Observatory gives more than 100 points; the policy of a page has its own test. */
const expected = {
  "cross-origin-embedder-policy": "require-corp",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-content-type-options": "nosniff",
  "content-security-policy": expect.stringMatching(
    /^default-src 'none';.*frame-ancestors 'none'|frame-ancestors 'none'.*default-src 'none'/,
  ),
};
const enquiry = { from: "Jane <jane@example.org>", email: "jane@example.org", text: "" };

describe("on every answer", () => {
  test.each<[string, number, () => Promise<{ statusCode: number; headers: object }>]>([
    ["a page", 200, () => fixture.get("/")],
    ["a page unchanged", 304, () => fixture.get("/", { "if-none-match": "*" })],
    ["a file", 200, () => fixture.get("/assets/dot-0abc.png")],
    ["a redirect", 308, () => fixture.get("/contact/")],
    ["an unknown address", 404, () => fixture.get("/nothing")],
    ["an address that can't be read", 400, () => fixture.get("/%E0%A4%A")],
    ["a call that fails", 500, () => fixture.call("sendContactEmail", enquiry)],
    ["a call that is refused", 403, () => fixture.call("sendEmail", "{}", { origin: "https://evil.test" })],
    ["broken JSON", 400, () => fixture.call("sendContactEmail", "{")],
    ["a body that is too large", 413, () => fixture.call("sendEmail", { text: "x".repeat(70_000) })],
    ["a method nobody knows", 405, () => fixture.http.inject({ method: "PATCH", url: "/" })],
    ["the health check", 200, () => fixture.get("/healthz")],
    ["the sitemap", 200, () => fixture.get("/sitemap.xml")],
  ])("%s: %i", async (_name, status, ask) => {
    const answer = await ask();
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject(expected);
    expect(
      Object.keys(answer.headers).filter((name) =>
        /^(access-control|set-cookie|server$|x-powered)/.test(name),
      ),
    ).toEqual([]);
  });

  test("a request that is no HTTP", async () => {
    await fixture.http.listen({ port: 0, host: "127.0.0.1" });
    const answer = await rawAnswer("GET / HTTP/9.9\r\nX-Canary: canary@mailbox.test\r\n\r\n");
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    for (const name of Object.keys(expected)) expect(answer).toContain(`\r\n${name}: `);
    expect(fixture.log.join("")).not.toContain("canary");
  });

  test("headers too large: 431", async () => {
    const answer = await rawAnswer(
      `GET / HTTP/1.1\r\nHost: site.test\r\nX-Long: ${"x".repeat(20_000)}\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect(answer).toContain("\r\nx-content-type-options: nosniff\r\n");
  });
});

test("a page's own policy names its inline script", async () => {
  const { headers, body } = await fixture.get("/contact");
  expect(body).toContain(inlineScript);
  expect(headers["content-security-policy"]).toMatch(/script-src 'self' 'sha256-[\w+/=]{44}';/);
});

test("HTTPS is asked for ever after where the site's origin has it, for a year at least, and only there", async () => {
  expect((await fixture.get("/")).headers).not.toHaveProperty("strict-transport-security");
  const secure = await createHttpFixture({ siteUrl: "https://site.test" });
  for (const address of ["/", "/nothing", "/%E0%A4%A", "/api/nothing", "/healthz"]) {
    const { headers } = await secure.get(address);
    const [, age] =
      /^max-age=(\d+); includeSubDomains$/.exec(String(headers["strict-transport-security"])) ?? [];
    expect(Number(age)).toBeGreaterThanOrEqual(365 * 24 * 60 * 60);
  }
  await secure.tearDown();
});

test("49. TRACE is refused and gives nothing back", async () => {
  const address = fixture.http.server.address();
  if (address === null || typeof address === "string") throw new Error("not listening");
  const asked = request({
    method: "TRACE",
    port: address.port,
    path: "/",
    headers: { "x-canary": "canary" },
  }).end();
  const answer = await new Promise<NodeJS.ReadableStream & { statusCode?: number }>((resolve) =>
    asked.on("response", resolve),
  );
  expect(answer.statusCode).toBe(405);
  expect(await text(answer)).not.toContain("canary");
});

async function rawAnswer(asked: string): Promise<string> {
  const address = fixture.http.server.address();
  if (address === null || typeof address === "string") throw new Error("not listening");
  const socket = connect(address.port, "127.0.0.1");
  socket.write(asked);
  return text(socket);
}
