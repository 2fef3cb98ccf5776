// R-DATA-6
import { describe, expect, test } from "vitest";
import { referringHost, visitFrom } from "./visits.ts";

const chrome =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";
const navigation = { "user-agent": chrome, "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };
const link = "https://www.example.org/";

describe("95. a visit", () => {
  test.each([
    ["a page opened in a browser", "GET", navigation],
    ["a page opened in a browser that sends no Sec-Fetch headers", "GET", { "user-agent": chrome }],
    ["a cached page that the browser revalidates", "GET", { ...navigation, "if-none-match": '"a"' }],
  ])("is %s", (_, method, headers) => {
    expect(visitFrom(method, { ...headers, referer: link })).toBe(link);
    expect(visitFrom(method, headers)).toBe("");
  });

  test.each([
    ["a HEAD request", "HEAD", navigation],
    ["a prefetched page", "GET", { ...navigation, "sec-purpose": "prefetch" }],
    ["a page prefetched by an older browser", "GET", { ...navigation, purpose: "prefetch" }],
    [
      "a request from a script",
      "GET",
      { ...navigation, "sec-fetch-mode": "cors", "sec-fetch-dest": "empty" },
    ],
    ["a frame", "GET", { ...navigation, "sec-fetch-dest": "iframe" }],
  ])("is not %s", (_, method, headers) => {
    expect(visitFrom(method, headers)).toBeNull();
  });

  test("is a prefetched page once its script reports that it was opened", () => {
    const sent = { "user-agent": chrome, "sec-fetch-mode": "cors", "sec-fetch-dest": "empty", referer: "x" };
    expect(visitFrom("HEAD", { ...sent, "opened-from": link })).toBe(link);
    expect(visitFrom("HEAD", { ...sent, "opened-from": "" })).toBe("");
  });
});

describe("95. a user agent that is not a browser's", () => {
  test.each([
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36",
    "python-requests/2.32.3",
    "",
    undefined,
  ])("is not counted: %j", (name) => {
    expect(visitFrom("GET", { "user-agent": name })).toBeNull();
    expect(visitFrom("HEAD", { "user-agent": name, "opened-from": "" })).toBeNull();
  });
});

const hostOf = (referer: string) => referringHost(referer, "https://www.stackhouse.test");

test.each([
  ["https://news.example.org/item?id=1", "news.example.org"],
  ["https://www.google.com/", "google.com"],
  ["http://example.org:8080/a", "example.org"],
  ["https://xn--mller-kva.example/", "xn--mller-kva.example"],
])("95. a visit with the referrer %s counts for %s", (referer, host) => {
  expect(hostOf(referer)).toBe(host);
});

test.each([
  ["an unknown page", ""],
  ["our own page", "https://www.stackhouse.test/services"],
  ["our own page without www", "https://stackhouse.test/"],
  ["a local host name", "http://nas.local/"],
  ["an IP address", "http://192.0.2.1/"],
  ["a URL with a user name and password", "https://jane:secret@example.org/"],
  ["a javascript: URL", "javascript:alert(1)"],
  ["markup", "https://<b>.example.org/"],
  ["a host name that is too long", `https://${"a".repeat(60)}.${"b".repeat(60)}.example.org/`],
  ["something that is not a URL", "jane@example.org"],
])("95. a visit from %s counts without a host", (_, referer) => {
  expect(hostOf(referer)).toBe("");
});

test("a site without www recognizes its own pages with www", () => {
  expect(referringHost("http://www.stackhouse.test:3000/", "http://stackhouse.test:3000")).toBe("");
});
