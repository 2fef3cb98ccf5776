import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, test } from "vitest";
import { Navbar, type NavbarProps } from "./navbar.tsx";

const html = (more: Partial<NavbarProps>) =>
  renderToStaticMarkup(<Navbar brand={{ name: "Kelpworks", href: "/", logo: null }} menus={[]} {...more} />);
const actionsIn = (markup: string) => markup.match(/<a [^>]*class="button[^>]*>[^<]*/g);
const classesOf = (markup: string) => /<header class="([^"]*)"/.exec(markup)?.[1]?.split(" ") ?? [];

describe("the action of the navigation bar", () => {
  it("is Contact Us, in gradient success, to the contact page: in the bar and in the panel", () => {
    const actions = actionsIn(html({}));
    expect(actions).toHaveLength(2);
    for (const action of actions ?? []) {
      expect(action).toMatch(/href="\/contact".*>Contact Us$/);
      expect(action).toMatch(/gradient.*success|success.*gradient/);
    }
  });

  it("may differ in some of it", () => {
    for (const action of actionsIn(html({ action: { label: "Book", href: "/book" } })) ?? []) {
      expect(action).toMatch(/href="\/book".*>Book$/);
      expect(action).toContain("success");
    }
    expect(actionsIn(html({ action: { color: "dark", variant: "outline" } }))?.[0]).toMatch(
      /href="\/contact".*outline.*>Contact Us$/,
    );
  });
});

describe("the looks of the navigation bar", () => {
  const looks = ["transparent", "light", "dark", "sticky", "darkText"] as const;

  it("are all off by default", () => {
    const off = Object.fromEntries(looks.map((look) => [look, false]));
    expect(html(off)).toBe(html({}));
    expect(classesOf(html({}))).toHaveLength(1);
  });

  it("have dark text on a transparent bar with darkText, and white text otherwise", () => {
    const [white, dark] = [
      classesOf(html({ transparent: true })),
      classesOf(html({ transparent: true, darkText: true })),
    ];
    expect(white.join()).toMatch(/whiteText/);
    expect(dark.join()).toMatch(/darkText/);
    expect(dark.join()).not.toMatch(/whiteText/);
  });
});

const menus = [
  { name: "Water", groups: [{ title: "Bores", links: [{ label: "Dug", href: "/dug" }] }] },
  {
    name: "Rock",
    groups: [
      { title: "Hard", links: ["Granite", "Basalt"].map((label) => ({ label, href: "/rock" })) },
      { title: "Soft", links: [{ label: "Chalk", href: "/rock" }] },
    ],
  },
];

test("the link to the page shown says so, once in the bar and once in the panel", () => {
  expect(markedOn("/prices")).toEqual({ page: ["Prices", "Prices"], true: [] });
});

test("a menu that holds the page is marked too", () => {
  expect(markedOn("/dug")).toEqual({ page: ["Dug", "Dug"], true: ["Water", "Water"] });
});

// WAI-ARIA 1.2, aria-current: only one element of a set.
test("of several links to the page shown the first says so", () => {
  expect(markedOn("/rock")).toEqual({ page: ["Granite", "Granite"], true: ["Rock", "Rock"] });
});

test("on a page that the bar does not lead to nothing is marked", () => {
  expect(markedOn("/elsewhere")).toEqual({ page: [], true: [] });
});

/** The words of what has this value of `aria-current`. */
function markedOn(current: string) {
  const html = renderToStaticMarkup(
    <Navbar
      brand={{ name: "Karst & Sons", href: "/", logo: null }}
      menus={menus}
      links={[{ label: "Prices", href: "/prices" }]}
      action={{ label: "Book a rig", href: "/book", color: "dark", variant: "outline" }}
      current={current}
    />,
  );
  const wordsOf = (value: string) =>
    [...html.matchAll(new RegExp(`aria-current="${value}"[^>]*>([^<]*)<`, "g"))].map(([, words]) => words);
  return { page: wordsOf("page"), true: wordsOf("true") };
}
