// R-LEGAL-1, R-LEGAL-8 to R-LEGAL-11
import { expect, test } from "vitest";
import { addresses } from "../../contract/addresses.ts";
import { byName, mainOf, regionNamed, textOf, textsOf } from "../html/built-page.ts";

const main = mainOf(addresses.terms);
const sections = [
  "Introduction",
  "Intellectual property",
  "User comments",
  "Accounts",
  "Sale of goods and services",
  "Payments",
  "Consumer law",
  "Liability",
  "Indemnity",
  "Governing law",
  "Severability",
  "Changes",
];
const section = (name: string) => regionNamed(main, `${sections.indexOf(name) + 1} ${name}`);

test("the terms and conditions have the required wording", () => {
  expect(textsOf(main, "h1")).toEqual(["Terms and conditions"]);
  expect(textOf(main)).toContain("Last modified 28 February 2025");
  expect(textsOf(byName(main, "nav", "Contents"), "a")).toEqual(sections);
  expect(byName(section("Introduction"), "a", "privacy policy").getAttribute("href")).toBe(addresses.privacy);
  expect(textOf(section("Payments"))).toContain("You can pay by credit card or by PayPal.");
  expect(textOf(section("Consumer law"))).toContain(
    "guarantees that cannot be excluded under the Australian Consumer Law",
  );
  expect(textOf(section("Governing law"))).toContain("governed by the law of New South Wales, Australia");
});
