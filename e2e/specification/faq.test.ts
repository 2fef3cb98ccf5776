// R-HELP-3
import { expect, test } from "vitest";
import { addresses } from "../../contract/addresses.ts";
import { byName, mainOf, textOf } from "../html/built-page.ts";

test("the FAQ states the same payment terms as the terms and conditions, and the required response time", () => {
  const terms = textOf(mainOf(addresses.terms));
  expect(terms).toContain("You can pay by credit card or by PayPal");
  expect(terms).toContain("an invoice is due 14 days after its date");
  const questions = textOf(mainOf(addresses.faq));
  expect(questions).toContain("By credit card or by PayPal");
  expect(questions).toContain("it is due 14 days after its date");
  expect(questions).toContain("We aim to respond within 24 hours");
});

test("the FAQ says that the pricing page is a sample and links to it", () => {
  const question = byName(mainOf(addresses.faq), "summary", "Are the plans on the pricing page yours?");
  const answer = question.parentElement ?? question;
  expect(byName(answer, "a", "See the sample page").getAttribute("href")).toBe("/pages/company/pricing");
});
