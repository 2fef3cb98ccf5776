// R-ROUTE-6, R-LIMIT-9
import { expect, test } from "vitest";
import type { PageFile } from "./page-files.ts";
import { budgetMsPerSecond, createSuggestions, mostMade } from "./suggestions.ts";

const page = (title: string, html = ""): PageFile => ({
  ...{ headers: {}, etag: "", title, modified: null, indexed: true },
  ...{ encoded: new Map(), plain: () => Buffer.from(html) },
});
const plain = page("", '<html><head></head><div data-nearest="Did you mean"></div></html>');
const addresses = Array.from(
  { length: mostMade + 1 },
  (_, n) => `/${String.fromCodePoint(0x4e00 + n).repeat(5)}`,
);
const [first = "", last = ""] = [addresses.at(0), addresses.at(-1)];

function serve(now = () => 0) {
  const pages = new Map(addresses.map((at) => [at, page("For $1")]));
  const suggest = createSuggestions(pages, now);
  return { pages, suggest: (wanted: string) => suggest(plain, wanted) };
}

test("a page of suggestions is made once, whatever was asked for, and names no page that is gone or hidden", () => {
  const { pages, suggest } = serve();
  pages.set(`${first}t`, { ...plain, title: "Thank you", indexed: false });
  const page = suggest(`${first}s`);
  expect(page.plain().toString()).toContain(`<ul><li><a href="${first}">For $1</a></li></ul>`);
  expect(suggest(`${first}-a`)).toBe(page);
  pages.delete(first);
  expect(suggest(`${first}s`)).toBe(plain);
});

test(`at most ${mostMade} pages of suggestions stay in memory`, () => {
  const { suggest } = serve();
  const made = addresses.map((address) => suggest(`${address}s`));
  expect(suggest(`${last}s`)).toBe(made.at(-1));
  expect(suggest(`${first}s`)).not.toBe(made[0]);
});

test("in a flood, suggestions take their share of each second; beyond it, the 404 page has none", () => {
  let now = 0;
  const stepMs = 2;
  const { suggest } = serve(() => (now += stepMs));
  let suggested = 0;
  while (now < 10_000) if (suggest(`${first}s`) !== plain) suggested += 1;
  const share = (suggested * stepMs) / now;
  expect(share).toBeGreaterThan((0.9 * budgetMsPerSecond) / 1_000);
  expect(share).toBeLessThan((1.1 * budgetMsPerSecond) / 1_000);
});
