// R-PRICING-1 to R-PRICING-4, R-PRICING-8, R-PRICING-10
import { describe, expect, test } from "vitest";
import { billings, plans, pricing } from "../../content/pages/pricing.ts";
import { addresses } from "../../contract/addresses.ts";
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

describe("the plans", () => {
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
