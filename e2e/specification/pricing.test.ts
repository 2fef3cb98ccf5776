// R-PRICING-1 to R-PRICING-3, R-PRICING-5 to R-PRICING-10
import { expect, test } from "vitest";
import { pricing } from "../../content/pages/pricing.ts";
import { addresses } from "../../contract/addresses.ts";
import { builtPage, byName, mainOf, regionNamed, textOf, textsOf } from "../html/built-page.ts";

const main = mainOf(addresses.pricing);
const yes = "included";
const no = "not included";
const plans = {
  Monthly: [
    ["Starter", "$59", "2 team members", "20GB cloud storage", yes, no, no, no],
    ["Premium", "$89", "10 team members", "40GB cloud storage", yes, yes, no, no],
    ["Enterprise", "$99", "Unlimited team members", "100GB cloud storage", yes, yes, yes, yes],
  ],
  Annual: [
    ["Starter", "$119", "2 team members", "20GB cloud storage", no, no, no, no],
    ["Premium", "$159", "10 team members", "40GB cloud storage", yes, yes, no, no],
    ["Enterprise", "$399", "Unlimited team members", "100GB cloud storage", yes, yes, yes, yes],
  ],
} as const;

test("the pricing page's slides and blocks have the required wording", () => {
  expect(builtPage(addresses.pricing).title).toMatch(/^Sample/);
  for (const [index, name] of ["Pricing Plans", "Our Team", "Office Places"].entries()) {
    const slide = byName(regionNamed(main, "Company"), "[role=group]", `${index + 1} of 3: ${name}`);
    expect(slide.querySelectorAll("li")).toHaveLength(3);
  }
  const blocks = regionNamed(main, "Read More About Us").querySelectorAll("li ul");
  expect(Array.from(blocks, (block) => block.querySelectorAll("li").length)).toEqual([2, 2, 2, 2, 2, 2]);
});

test.each(Object.entries(plans))("its %s plans have the required wording and prices", (billing, cards) => {
  const panel = byName(regionNamed(main, pricing.plans.title), "[role=tabpanel]", billing);
  const shown = Array.from(panel.querySelectorAll("h3"), (name) => name.closest("li") ?? name);
  expect(shown).toHaveLength(cards.length);
  for (const [index, card] of shown.entries()) {
    const [name, price, members, storage, ...extras] = cards[index] ?? [];
    expect(textsOf(card, "h3")).toEqual([name]);
    expect(textOf(card)).toContain(`${price} per month`);
    expect(textsOf(card, "li")).toEqual([
      `${members}, ${yes}`,
      `${storage}, ${yes}`,
      `Integration help, ${extras[0]}`,
      `Sketch files, ${extras[1]}`,
      `API access, ${extras[2]}`,
      `Complete documentation, ${extras[3]}`,
    ]);
  }
});

test("its membership, stories, brands and questions have the required wording", () => {
  const lifetime = textOf(regionNamed(main, pricing.lifetime.title));
  for (const words of ["lifetime membership", "$399", "one-off", "30-day full refund", "free 20MB sample"])
    expect(lifetime).toContain(words);
  expect(regionNamed(main, "Customer stories").querySelectorAll("[role=group]")).toHaveLength(2);
  expect(textsOf(main, "h3")).toContain("More than 50+ brands trust Material");
  expect(textOf(main).match(/sample page/gi)).toHaveLength(1);
  const questions = regionNamed(main, pricing.questions.title);
  expect(textsOf(questions, "summary")).toEqual([
    "How do I order?",
    "How can I make the payment?",
    "How much time does it take to receive the order?",
    "Can I resell the products?",
    "Where do I find the shipping details?",
  ]);
  expect(textOf(questions)).toContain("Last modified Sept 07 2021");
});
