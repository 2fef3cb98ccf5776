// R-SETUP-2
import { expect, test } from "vitest";
import { site } from "../site.config.ts";
import { siteConfigProblems } from "./site-config.ts";

test("the site's own configuration has no problem", () => {
  expect(siteConfigProblems(site)).toEqual([]);
});

test.each([
  ["name", { name: "" }, "name must not be empty."],
  ["abn", { abn: "12" }, "abn must be eleven digits, like 51 824 753 556."],
  ["email", { email: "hello" }, "email must be an email address."],
  ["timeZone", { timeZone: "Mars/One" }, "timeZone must be an IANA time zone like Australia/Sydney."],
  ["hours", { hours: { ...site.hours, opens: "9" } }, "hours.opens must be a time like 09:00."],
  [
    "people",
    { people: [{ name: "Jo", role: "Owner", about: "Jo.", portrait: "jo.jpg" }] },
    'people.0.portrait must be { photo: "/people/name.jpg" } or { drawn: "dan" }.',
  ],
  [
    "announcement",
    { announcement: { text: "Closed", href: "contact", lastDay: "soon" } },
    "announcement.href must begin with https:// or /.",
    "announcement.lastDay must be a valid date like 2026-12-24.",
  ],
  ["brand", { brand: { ...site.brand, ground: "slate" } }, "brand.ground must be a colour in OKLCH or hex."],
  ["an unknown field", { abm: "1" }, "abm is not a known field."],
])("a wrong value is reported with its field: %s", (_, change, ...problems) => {
  expect(siteConfigProblems({ ...site, ...change })).toEqual(
    problems.map((problem) => `site.config.ts: ${problem}`),
  );
});
