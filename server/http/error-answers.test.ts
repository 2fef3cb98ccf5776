// R-ERROR-2, R-ERROR-6 to R-ERROR-8
import { describe, expect, test } from "vitest";
import { createHttpFixture } from "../testing/fixtures/http-fixture.ts";
import { allTests } from "../testing/fresh-fixture.ts";

const error = () => Promise.reject(new Error("canary@mailbox.test: select * from enquiries"));
const fixture = allTests(() => createHttpFixture({ beforeTransaction: error }));

const enquiry = { from: "Jane <jane@example.org>", email: "jane@example.org", text: "" };
test("a server error gets 500 without details, and is logged with its type and location, without its message", async () => {
  const answer = await fixture.call("sendContactEmail", enquiry);
  expect(answer).toMatchObject({ statusCode: 500, headers: { "cache-control": "no-store" } });
  expect(answer.body).toContain("internal");
  expect(answer.body).not.toMatch(/canary|select|Error|\bat\b .*:\d/);
  const logged = fixture.log.map((line) => JSON.parse(line)).find((line) => line.msg === "request failed");
  const at = expect.stringMatching(/error-answers\.test/);
  expect(logged).toMatchObject({ level: 50, error: "Error", at });
  expect(fixture.log.join("")).not.toContain("canary");
});

describe("49. an address that cannot be decoded", () => {
  test.each(["/%", "/%E0%A4%A", "/%<script>alert(1)</script>"])(
    "gets 400, and is not repeated in the page: %s",
    async (url) => {
      const { statusCode, headers, body } = await fixture.get(url);
      expect(statusCode).toBe(400);
      expect(headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(body).toContain("<h1>No such page</h1>");
      expect(body).not.toMatch(/alert|%/);
    },
  );

  test("gets JSON under /api", async () => {
    const { statusCode, body } = await fixture.get("/api/%E0%A4%A");
    expect(statusCode).toBe(400);
    expect(JSON.parse(body)).toMatchObject({ error: { type: "invalid" } });
  });
});
