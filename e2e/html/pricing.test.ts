// R-PRICING-1 to R-PRICING-10
import { describe, expect, test } from "vitest";
import { billings, plans, pricing } from "../../content/pages/pricing.ts";
import { addresses } from "../../contract/addresses.ts";
import { isExample } from "../is-example.ts";
import { byName, mainOf, nameOf, regionNamed, textOf, textsOf } from "./built-page.ts";

const main = mainOf(addresses.pricing);
const elements = (root: ParentNode, selector: string) =>
  Array.from(root.querySelectorAll(selector), (element: Element) => element);

test("the carousel has three slides in order, with three info cards each", () => {
  const slides = elements(regionNamed(main, pricing.carousel), "[role=group]");
  expect(slides.map(nameOf)).toEqual(pricing.slides.map(({ name }, index) => `${index + 1} of 3: ${name}`));
  for (const slide of slides) expect(slide.querySelectorAll("li")).toHaveLength(3);
  expect(textsOf(main, "h1")).toEqual([pricing.title]);
});

test("the features have blocks with ticked items", () => {
  const { title, blocks } = pricing.features;
  const about = regionNamed(main, title);
  expect(textsOf(about, "h3")).toEqual(blocks.map(({ title }) => title));
  const lists = elements(about, "li ul");
  expect(lists.map((list) => textsOf(list, "li"))).toEqual(blocks.map(({ ticked }) => [...ticked]));
  expect(lists.map((list) => list.querySelectorAll("svg").length)).toEqual(
    blocks.map(({ ticked }) => ticked.length),
  );
});

describe("the pricing page's plans", () => {
  const region = regionNamed(main, pricing.plans.title);

  test("follow a notice that they are samples, and each of their buttons links to it", () => {
    const notice = elements(main, "p").find((each) => textOf(each).startsWith(pricing.sample.text));
    expect(notice?.querySelector("a")?.getAttribute("href")).toBe("/services#process");
    const id = notice?.getAttribute("id");
    expect(id).toBeTruthy();
    const inOrder = elements(main, `[id="${id}"], [role=tabpanel]`);
    expect(inOrder[0]).toBe(notice);
    const chosen = elements(region, "a").filter((link) => textOf(link).startsWith("Choose "));
    expect(chosen).toHaveLength(plans.length * billings.length);
    for (const link of chosen) expect(link.getAttribute("href")).toBe(`#${id}`);
  });

  test("are billed monthly at first", () => {
    const tabs = elements(region, "[role=tab]");
    expect(tabs.map((tab) => [textOf(tab), tab.getAttribute("aria-selected")])).toEqual(
      billings.map((billing, index) => [billing, String(index === 0)]),
    );
  });
});

test("each customer story has its star rating", () => {
  const { label, items } = pricing.stories;
  const stories = elements(regionNamed(main, label), "[role=group]");
  expect(stories.map((story) => nameOf(byName(story, "[role=img]")))).toEqual(
    items.map(({ rating }) => `${rating} of 5 stars`),
  );
});

test("the first question is open, and opening one closes the others", () => {
  const { title, modified, items } = pricing.questions;
  const asked = regionNamed(main, title);
  expect(textsOf(asked, "summary")).toEqual(items.map(({ question }) => question));
  expect(textOf(asked)).toContain(`${modified.label} ${modified.shown}`);
  const details = elements(asked, "details");
  expect(details.map((each) => each.hasAttribute("open"))).toEqual(items.map((_, index) => index === 0));
  // The browser keeps at most one of the `details` with the same name open.
  const names = new Set(details.map((each) => each.getAttribute("name")));
  expect([names.size, names.has(null)]).toEqual([1, false]);
});

const yes = "included";
const no = "not included";
const required = {
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

test.runIf(isExample).each(Object.entries(required))(
  "the %s plans have the required wording and prices",
  (billing, cards) => {
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
  },
);

test.runIf(isExample)("the pricing page has the required wording", () => {
  expect(pricing.head.title).toMatch(/^Sample/);
  expect(pricing.slides.map(({ name }) => name)).toEqual(["Pricing Plans", "Our Team", "Office Places"]);
  expect(pricing.features.title).toBe("Read More About Us");
  expect(pricing.features.blocks.map(({ ticked }) => ticked.length)).toEqual([2, 2, 2, 2, 2, 2]);
  const lifetime = textOf(regionNamed(main, pricing.lifetime.title));
  for (const words of ["lifetime membership", "$399", "one-off", "30-day full refund", "free 20MB sample"])
    expect(lifetime).toContain(words);
  expect([pricing.stories.label, pricing.stories.items.length]).toEqual(["Customer stories", 2]);
  expect(textsOf(main, "h3")).toContain("More than 50+ brands trust Material");
  expect(textOf(main).match(/sample page/gi)).toHaveLength(1);
  expect(pricing.questions.modified).toMatchObject({ label: "Last modified", shown: "Sept 07 2021" });
  expect(pricing.questions.items.map(({ question }) => question)).toEqual([
    "How do I order?",
    "How can I make the payment?",
    "How much time does it take to receive the order?",
    "Can I resell the products?",
    "Where do I find the shipping details?",
  ]);
});
