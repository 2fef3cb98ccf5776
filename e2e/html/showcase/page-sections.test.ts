// R-SAMPLE-3 to R-SAMPLE-5
import { describe, expect, test } from "vitest";
import { byName, mainOf, textOf, textsOf } from "../built-page.ts";
import { previewOf } from "./example.ts";

const folder = "/sections/page-sections";

test("the FAQ has five questions, the first one open; in another, only one is open at a time", () => {
  const many = previewOf(`${folder}/faq`, "First open");
  expect(many.querySelectorAll("details:not([name])")).toHaveLength(5);
  expect(textsOf(many, "details[open] summary")).toEqual(["How deep do you go?"]);
  const one = previewOf(`${folder}/faq`, "One at a time");
  expect(one.querySelectorAll("details[name=strata-questions]")).toHaveLength(3);
  expect(textsOf(one, "summary")[1]).toBe("Who decides about the roof?");
});

test("blog posts have four variants; each card has one link, in its heading", () => {
  const main = mainOf(`${folder}/blog-posts`);
  expect(main.querySelectorAll("[role=tablist]")).toHaveLength(4);
  const cards = Array.from(main.querySelectorAll("article"), (card: Element) => card);
  expect(cards.length).toBeGreaterThan(4);
  for (const card of cards) {
    expect(card.querySelectorAll("h3 a")).toHaveLength(1);
    expect(card.querySelectorAll("a")).toHaveLength(1);
  }
});

test("blog posts have five pages, and page two is current", () => {
  const pages = byName(mainOf(`${folder}/blog-posts`), "nav", "Pages of articles");
  const numbers = [1, 2, 3, 4, 5].map((page) => `Page ${page}`);
  expect(textsOf(pages, "a")).toEqual(["Previous", ...numbers, "Next"]);
  expect(textsOf(pages, "[aria-current=page]")).toEqual(["Page 2"]);
});

describe("prices", () => {
  const address = `${folder}/pricing`;
  const monthly = (...amounts: string[]) => amounts.map((amount) => `${amount} per month`);
  const yearly = (...amounts: string[]) => amounts.map((amount) => `${amount} per year`);
  const panel = (title: string, name: string) => byName(previewOf(address, title), "[role=tabpanel]", name);

  test.each([
    ["Freelancer or Startup", "Freelancer", monthly("$25", "$59")],
    ["Freelancer or Startup", "Startup", monthly("$100", "$135")],
    ["Monthly or Annual", "Monthly", monthly("$199", "$299", "$499", "$899")],
    ["Monthly or Annual", "Annual", yearly("$1,990", "$2,990", "$4,990", "$8,990")],
  ])("the example %s has its prices under %s", (title, name, prices) => {
    const shown = textsOf(panel(title, name), "p").filter((words) => words.startsWith("$"));
    expect(shown).toEqual(prices);
  });

  test("Starter, Pro, Premium and Enterprise have monthly and annual prices", () => {
    for (const name of ["Monthly", "Annual"])
      expect(textsOf(panel("Monthly or Annual", name), "h3")).toEqual([
        "Starter",
        "Pro",
        "Premium",
        "Enterprise",
      ]);
  });

  test("the single payment has no period, and can be refunded within 20 days", () => {
    const once = previewOf(address, "Paid once");
    expect(textsOf(once, "p")).toContain("$399");
    expect(textOf(once)).not.toContain("per month");
    expect(textOf(once)).toContain("20-day refund window");
  });
});
