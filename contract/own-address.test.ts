// R-SETUP-5
import { expect, test } from "vitest";
import { isElsewhere, ownAddress } from "./own-address.ts";

test.each([
  ["mailto:a@b.example", true],
  ["HTTPS://b.example", true],
  ["//b.example", true],
  ["/a//b", false],
  ["/a:b", false],
  ["a/b:c", false],
])("whether %s names a host or scheme: %s", (href, elsewhere) => {
  expect(isElsewhere(href)).toBe(elsewhere);
});

test.each([
  ["b%20c#d%20e", { path: "/a/b c", anchor: "d e" }],
  ["//site.invalid.example/", null],
  ["https://[", null],
  ["/50%-off", null],
])("on the page /a/, the link %s leads to %j", (href, address) => {
  expect(ownAddress(href, "/a/")).toEqual(address);
});
