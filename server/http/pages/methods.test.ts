// R-CALL-10
import { describe, expect, test } from "vitest";
import { createHttpFixture } from "../../testing/fixtures/http-fixture.ts";
import { allTests } from "../../testing/fresh-fixture.ts";

const fixture = allTests(createHttpFixture);

const ask = (method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS" | "HEAD", url: string) =>
  fixture.http.inject({ method, url });

describe("an unsupported method gets 405 with the supported ones (RFC 9110, section 15.5.6)", () => {
  test.each([
    ["POST", "/", "GET, HEAD"],
    ["POST", "/favicon.svg", "GET, HEAD"],
    ["POST", "/sitemap.xml", "GET, HEAD"],
    ["PUT", "/contact", "GET, HEAD, POST"],
    ["OPTIONS", "/", "GET, HEAD"],
  ] as const)("%s %s as a page", async (method, url, allow) => {
    const { statusCode, headers, body } = await ask(method, url);
    expect(statusCode).toBe(405);
    expect(headers).toMatchObject({ allow, "content-type": "text/html; charset=utf-8" });
    expect(body).toContain("<h1>Nothing to send here</h1>");
  });

  test.each([
    ["GET", "/api/sendContactEmail", "POST"],
    ["OPTIONS", "/api/sendEmail", "POST"],
  ] as const)("%s %s as JSON", async (method, url, allow) => {
    const answer = await ask(method, url);
    expect(answer.statusCode).toBe(405);
    expect(answer.headers).toMatchObject({ allow, "cache-control": "no-store" });
    const said = expect.stringMatching(/\w/);
    const error =
      url === "/api/sendEmail"
        ? { code: "invalid", reason: said }
        : { type: "invalid", message: said, details: said };
    expect(answer.json()).toEqual({ error });
  });

  test("without a body for HEAD", async () => {
    expect(await ask("HEAD", "/api/sendEmail")).toMatchObject({ statusCode: 405, body: "" });
  });

  test("whatever the request's body is", async () => {
    for (const type of ["application/json", "application/x-www-form-urlencoded", "text/plain", "x/y"]) {
      const headers = { "content-type": type };
      const posted = { method: "POST", url: "/", headers, payload: "{".repeat(100_000) } as const;
      expect((await fixture.http.inject(posted)).statusCode).toBe(405);
    }
  });
});

test.each([
  ["POST", "/nothing"],
  ["GET", "/api/nothing"],
  ["POST", "/api"],
  ["POST", "/api/nothing"],
  ["POST", "/api/sendContactEmail/"],
  ["POST", "/api/__proto__"],
  ["POST", "/*"],
  ["POST", "/api/*"],
] as const)("%s %s gets 404, because the address does not exist", async (method, url) => {
  const { statusCode, headers } = await ask(method, url);
  expect(statusCode).toBe(404);
  expect(headers.allow).toBeUndefined();
});
