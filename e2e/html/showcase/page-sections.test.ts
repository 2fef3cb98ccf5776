import { describe, expect, test } from "vitest";
import { byName, mainOf, nameOf, textOf, textsOf } from "../built-page.ts";
import { previewOf } from "./example.ts";

const folder = "/sections/page-sections";

test("the FAQ has five questions, the first one open; one closes another where they have a name in common", () => {
  const many = previewOf(`${folder}/faq`, "First open");
  expect(many.querySelectorAll("details:not([name])")).toHaveLength(5);
  expect(textsOf(many, "details[open] summary")).toEqual(["How deep do you go?"]);
  const one = previewOf(`${folder}/faq`, "One at a time");
  expect(one.querySelectorAll("details[name=strata-questions]")).toHaveLength(3);
  expect(textsOf(one, "summary")[1]).toBe("Who decides about the roof?");
});

test("blog posts are four variants; each card has one link, in its heading", () => {
  const main = mainOf(`${folder}/blog-posts`);
  expect(main.querySelectorAll("[role=tablist]")).toHaveLength(4);
  const cards = Array.from(main.querySelectorAll("article"), (card: Element) => card);
  expect(cards.length).toBeGreaterThan(4);
  for (const card of cards) {
    expect(card.querySelectorAll("h3 a")).toHaveLength(1);
    expect(card.querySelectorAll("a")).toHaveLength(1);
  }
});

test("blog posts have five pages, the second of them shown", () => {
  const pages = byName(mainOf(`${folder}/blog-posts`), "nav", "Pages of articles");
  const numbers = [1, 2, 3, 4, 5].map((page) => `Page ${page}`);
  expect(textsOf(pages, "a")).toEqual(["Previous", ...numbers, "Next"]);
  expect(textsOf(pages, "[aria-current=page]")).toEqual(["Page 2"]);
});

test("features lie in five layers, from the surface down", () => {
  const layers = textsOf(previewOf(`${folder}/features`, "In layers"), "li");
  expect(layers).toHaveLength(5);
  expect(layers[0]).toContain("0 m");
  expect(layers.at(-1)).toContain("−48 m");
});

test("teams are four people each: one with links that say whose they are, one with positions as badges", () => {
  const first = previewOf(`${folder}/teams`, "Team 1");
  expect(first.querySelectorAll("article")).toHaveLength(4);
  const github = byName(first, "a", "Mira Kowalczyk on GitHub");
  expect(github.getAttribute("href")).toBe("#team-1");
  const people = previewOf(`${folder}/teams`, "Team 2").querySelectorAll("article");
  expect(people).toHaveLength(4);
  const [otto] = people;
  expect(otto && textsOf(otto, "h3")).toEqual(["Otto Brandt"]);
  expect(otto && textsOf(otto, "span")).toContain("Founder");
});

test.each(["Tin Lantern", "Kelpworks", "Nullarbor Post"])(
  "the menus in the footer of %s have names",
  (brand) => {
    const menus = byName(mainOf(`${folder}/footers`), "nav", `Footer of ${brand}`);
    const firsts = (name: string) => textsOf(byName(menus, "ul", name), "li:first-child a");
    expect(firsts("Company")).toEqual(["About us"]);
    expect(firsts("Help & Support")).toEqual(["Help Centre"]);
    expect(firsts("Legal")).toEqual(["Terms & Conditions"]);
  },
);

test.each([
  ["Beside a picture", "Know what lies under the house", "Book a survey"],
  ["On the ground", "Four layers down by Friday", "Follow the bit"],
  ["Typed, on rock", "One crew for web development, mobile development, web design", "Meet the crew"],
])("the page header %s has a heading and a way on", (title, heading, link) => {
  const header = previewOf(`${folder}/page-headers`, title);
  expect(Array.from(header.querySelectorAll("h3"), nameOf)).toEqual([heading]);
  expect(byName(header, "a", link).getAttribute("href")).toMatch(/^#/);
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
  ])("%s: %s", (title, name, prices) => {
    const shown = textsOf(panel(title, name), "p").filter((words) => words.startsWith("$"));
    expect(shown).toEqual(prices);
  });

  test.each([
    ["Freelancer or Startup", "Freelancer"],
    ["Monthly or Annual", "Monthly"],
  ])("%s: %s is chosen at first", (title, name) => {
    expect(textsOf(previewOf(address, title), "[role=tab][aria-selected=true]")).toEqual([name]);
    expect(panel(title, name).hasAttribute("data-selected")).toBe(true);
  });

  test("Starter, Pro, Premium and Enterprise are there by the month and by the year", () => {
    for (const name of ["Monthly", "Annual"])
      expect(textsOf(panel("Monthly or Annual", name), "h3")).toEqual([
        "Starter",
        "Pro",
        "Premium",
        "Enterprise",
      ]);
  });

  test("what is in a plan and what is not is said in words", () => {
    expect(textsOf(panel("Monthly or Annual", "Monthly"), "ul:first-of-type li").slice(0, 3)).toEqual([
      "2 on call, included",
      "Spare parts on the shelf, not included",
      "Leave at a month’s notice, included",
    ]);
  });

  test("what is paid once names no period, and may go back within 20 days", () => {
    const once = previewOf(address, "Paid once");
    expect(textsOf(once, "p")).toContain("$399");
    expect(textOf(once)).not.toContain("per month");
    expect(textOf(once)).toContain("20-day refund window");
  });
});

test("the last figures of the stats stand there before anything counts", () => {
  expect(textsOf(previewOf(`${folder}/stats`, "Stat 1"), "p")).toContain("2017");
  const third = textsOf(previewOf(`${folder}/stats`, "Stat 3"), "p");
  expect(third).toEqual(expect.arrayContaining(["1,679,700 +", "developers and companies"]));
});

describe("testimonials", () => {
  const address = `${folder}/testimonials`;
  const figureOf = (title: string, person: string) => {
    const figures = Array.from(previewOf(address, title).querySelectorAll("figure"), (each: Element) => each);
    expect(figures).toHaveLength(3);
    const figure = figures.find((each) => textOf(each).includes(person));
    if (!figure) throw new Error(`Nobody is ${person}`);
    return figure;
  };

  test("a review says who, when, what, and how many stars", () => {
    const review = figureOf("Review cards", "Otto Brandt");
    expect(nameOf(byName(review, "[role=img]"))).toBe("3.5 of 5 stars");
    expect(textOf(review)).toContain("@otto1958");
    expect(byName(review, "time").getAttribute("dateTime")).toBe("2026-04-02");
    expect(textOf(byName(review, "blockquote"))).toContain("One hole, no water.");
  });

  test("a testimonial says who and what, and may have no stars", () => {
    const harpreet = figureOf("In a line", "Harpreet Gill");
    expect(textOf(harpreet)).toContain("@gill.waters");
    expect(textOf(byName(harpreet, "blockquote"))).toContain("The pump");
    expect(harpreet.querySelectorAll("[role=img]")).toHaveLength(0);
  });
});
