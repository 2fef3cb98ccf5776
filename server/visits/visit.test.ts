import { describe, expect, test } from "vitest";
import { visitFrom } from "./visit.ts";

const chrome =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";
const navigation = { "user-agent": chrome, "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };
const link = "https://www.example.org/";

describe("95. what counts as a visit", () => {
  test.each([
    ["a page opened in a browser", "GET", navigation],
    ["one in a browser that sends no Sec-Fetch headers", "GET", { "user-agent": chrome }],
    [
      "one that the browser has in its cache, and asks about",
      "GET",
      { ...navigation, "if-none-match": '"a"' },
    ],
  ])("%s", (_, method, headers) => {
    expect(visitFrom(method, { ...headers, referer: link })).toBe(link);
    expect(visitFrom(method, headers)).toBe("");
  });

  test.each([
    ["HEAD", "HEAD", navigation],
    ["a page that is fetched ahead", "GET", { ...navigation, "sec-purpose": "prefetch" }],
    ["one that an older browser fetches ahead", "GET", { ...navigation, purpose: "prefetch" }],
    ["what a script asks for", "GET", { ...navigation, "sec-fetch-mode": "cors", "sec-fetch-dest": "empty" }],
    ["a frame", "GET", { ...navigation, "sec-fetch-dest": "iframe" }],
  ])("not %s", (_, method, headers) => {
    expect(visitFrom(method, headers)).toBeNull();
  });

  test("a page that was fetched ahead counts once its script says that it has been opened", () => {
    const told = { "user-agent": chrome, "sec-fetch-mode": "cors", "sec-fetch-dest": "empty", referer: "x" };
    expect(visitFrom("HEAD", { ...told, "opened-from": link })).toBe(link);
    expect(visitFrom("HEAD", { ...told, "opened-from": "" })).toBe("");
  });
});

describe("95. what a browser calls itself", () => {
  test.each([chrome, "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"])(
    "%s",
    (name) => {
      expect(visitFrom("GET", { "user-agent": name })).toBe("");
    },
  );

  test.each([
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36",
    "python-requests/2.32.3",
    "",
    undefined,
  ])("not %s", (name) => {
    expect(visitFrom("GET", { "user-agent": name })).toBeNull();
    expect(visitFrom("HEAD", { "user-agent": name, "opened-from": "" })).toBeNull();
  });
});
