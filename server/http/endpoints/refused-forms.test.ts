// R-CALL-13
import { parseHTML } from "linkedom";
import { beforeEach, describe, expect, test } from "vitest";
import { renderPage } from "../../../app/render-page.tsx";
import { contact as contactWords } from "../../../content/pages/contact.ts";
import { newsletter } from "../../../content/pages/newsletter.ts";
import { addresses } from "../../../contract/addresses.ts";
import type { RenderPage } from "../../../contract/render-page.ts";
import { createHttpFixture, refusedPagesOf } from "../../testing/fixtures/http-fixture.ts";
import { eachTest } from "../../testing/fresh-fixture.ts";

const fixture = eachTest(async () =>
  createHttpFixture({ renderPage: counting, refusedPages: await refusedPages }),
);
let rendered = 0;

/** Counts how often React renders a page on request. */
const counting: RenderPage = (...parts) => {
  rendered += 1;
  return renderPage(...parts);
};
const refusedPages = refusedPagesOf();

beforeEach(async () => {
  rendered = 0;
});

const contact = { fullname: "Jane", emailAddress: "jane@example.org", msg: "A till." };
const post = (url: string, form: Record<string, string>, remoteAddress = "203.0.113.1", headers = {}) =>
  fixture.post(url, new URLSearchParams(form), headers, remoteAddress);

const wordsOf = (html: string) => parseHTML(html).document.documentElement.textContent;

describe("98. a flood of refused forms", () => {
  const address = addresses.contact;

  test("from one client gets ten rendered pages with the typed values, then a prebuilt page", async () => {
    for (let count = 0; count < 10; count += 1) expect((await post(address, contact)).statusCode).toBe(303);
    for (let count = 0; count < 10; count += 1) {
      const { statusCode, body } = await post(address, contact);
      expect(statusCode).toBe(429);
      expect(body).toContain(contact.msg);
    }
    rendered = 0;
    for (let count = 0; count < 20; count += 1) {
      const { statusCode, headers, body } = await post(address, contact);
      expect(statusCode).toBe(429);
      expect(Number(headers["retry-after"])).toBeGreaterThan(0);
      expect(headers["cache-control"]).toBe("no-store");
      expect(body).toContain("That was a lot of messages");
      expect(wordsOf(body)).toContain(contactWords.closeNoteEmptied);
      expect(body).not.toContain(contact.msg);
    }
    expect(rendered).toBe(0);
  });

  test("from other sites gets ten rendered pages per client too, without counting against the rate limit", async () => {
    for (let count = 0; count < 40; count += 1) {
      const evil = { origin: "https://evil.test" };
      const { statusCode } = await post(address, contact, `203.0.113.${count % 2}`, evil);
      expect(statusCode).toBe(403);
    }
    expect(rendered).toBe(20);
  });

  test("with bodies that are too long gets prebuilt pages only", async () => {
    const answer = await post(address, { ...contact, more: "x".repeat(70_000) });
    expect(answer.statusCode).toBe(413);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(wordsOf(answer.body)).toContain(contactWords.closeNoteEmptied);
    expect(rendered).toBe(0);
  });
});

test("98. beyond the limit of all clients together, invalid forms get 503 and a prebuilt page", async () => {
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      post(addresses.contact, { ...contact, emailAddress: "jane" }, `203.0.113.${index}`),
    ),
  );
  const full = answers.filter(({ statusCode }) => statusCode === 400);
  const crowdedOut = answers.filter(({ statusCode }) => statusCode === 503);
  expect(full.length + crowdedOut.length).toBe(200);
  expect(full.length).toBeGreaterThanOrEqual(50);
  expect(crowdedOut.length).toBeGreaterThan(0);
  for (const { body } of full) expect(body).toContain("A till.");
  for (const { body, headers } of crowdedOut) {
    expect(wordsOf(body)).toContain(contactWords.closeNoteEmptied);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  }
});

test("98. unsubscribe requests are never rate-limited, and get prebuilt pages only", async () => {
  for (let count = 0; count < 20; count += 1) {
    const answer = await post(`${addresses.unsubscribe}?token=unknown`, { leave: "yes" });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(wordsOf(answer.body)).toContain(newsletter.pages.unsubscribe.unknown);
  }
  expect(rendered).toBe(0);
});
