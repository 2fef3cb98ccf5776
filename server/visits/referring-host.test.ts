import { expect, test } from "vitest";
import { referringHost } from "./referring-host.ts";

const hostOf = (referer: string) => referringHost(referer, "https://www.stackhouse.test");

test.each([
  ["https://news.example.org/item?id=1", "news.example.org"],
  ["https://www.google.com/", "google.com"],
  ["http://example.org:8080/a", "example.org"],
  ["https://xn--mller-kva.example/", "xn--mller-kva.example"],
])("95. %s is a visit from %s", (referer, host) => {
  expect(hostOf(referer)).toBe(host);
});

test.each([
  ["nothing", ""],
  ["our own page", "https://www.stackhouse.test/services"],
  ["our own page under the other name", "https://stackhouse.test/"],
  ["a name that is nobody's on the net", "http://nas.local/"],
  ["a network address", "http://192.0.2.1/"],
  ["a name and a password", "https://jane:secret@example.org/"],
  ["a script", "javascript:alert(1)"],
  ["markup", "https://<b>.example.org/"],
  ["a name that is too long", `https://${"a".repeat(60)}.${"b".repeat(60)}.example.org/`],
  ["something that is no address", "jane@example.org"],
])("95. %s is counted without a host", (_, referer) => {
  expect(hostOf(referer)).toBe("");
});

test("a site by its bare name knows its own pages under www", () => {
  expect(referringHost("http://www.stackhouse.test:3000/", "http://stackhouse.test:3000")).toBe("");
});
