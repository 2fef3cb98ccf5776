// R-HELP-1 to R-HELP-3
import { expect, test } from "vitest";
import { faq, questionGroups } from "../../content/pages/faq.ts";
import { addresses } from "../../contract/addresses.ts";
import { isExample } from "../is-example.ts";
import { byName, hrefOf, mainOf, regionNamed, textOf, textsOf } from "./built-page.ts";

const main = mainOf(addresses.faq);
const all = questionGroups.flatMap(({ questions }) => questions);

test("the FAQ groups its questions by topic, the first one open", () => {
  expect(textsOf(main, "h1")).toEqual([faq.title]);
  for (const { title, questions } of questionGroups) {
    const asked = questions.map(({ question }) => question);
    expect(textsOf(regionNamed(main, title), "details > summary")).toEqual(asked);
  }
  expect(textsOf(main, "details[open] > summary")).toEqual([all[0]?.question]);
});

test("the FAQ answers each question and links to the page with more detail", () => {
  for (const { question, answer, link } of all) {
    const details = byName(main, "summary", question).parentElement;
    if (!details) throw new Error(`${question} stands alone`);
    expect(textOf(details)).toContain(folded(answer));
    if (link) expect(hrefOf(details, link.label)).toBe(link.href);
  }
});

test("opening a question of the FAQ does not close another", () => {
  expect(main.querySelectorAll("details[name]")).toHaveLength(0);
});

test("the FAQ has links for further questions", () => {
  const more = regionNamed(main, faq.more.title);
  for (const { label, href } of faq.more.links) expect(hrefOf(more, label)).toBe(href);
});

/** Collapses white space. */
function folded(words: string): string {
  return words.replace(/\s+/g, " ");
}

test.runIf(isExample)(
  "the FAQ states the payment terms of the terms and conditions, and the response time",
  () => {
    const terms = textOf(mainOf(addresses.terms));
    expect(terms).toContain("You can pay by credit card or by PayPal");
    expect(terms).toContain("an invoice is due 14 days after its date");
    const questions = textOf(main);
    expect(questions).toContain("By credit card or by PayPal");
    expect(questions).toContain("it is due 14 days after its date");
    expect(questions).toContain("We aim to respond within 24 hours");
    const plans = all.find(({ question }) => question === "Are the plans on the pricing page yours?");
    expect(plans?.link).toEqual({ label: "See the sample page", href: addresses.pricing });
  },
);
