// R-NAV-1, R-NAV-2, R-NAV-7, R-NAV-15
import { describe, expect, it, test } from "vitest";
import { rendered, textsOf } from "../rendered.ts";
import { Navbar, type NavbarProps } from "./navbar.tsx";

const bar = (more: Partial<NavbarProps>) =>
  rendered(<Navbar brand={{ name: "Kelpworks", href: "/", logo: null }} menus={[]} {...more} />);
const classesOf = (page: HTMLElement) => page.querySelector("header")?.className.split(" ") ?? [];

describe("the action of the navigation bar", () => {
  it("is Contact Us by default, in gradient success, and links to the contact page, in the bar and in the panel", () => {
    expect(textsOf(bar({}), "a.kit-button")).toEqual(["Contact Us", "Contact Us"]);
    const asSaid = '[href="/contact"][class*=_gradient_][class*=_success_]';
    expect(bar({}).querySelectorAll(`header > div > a${asSaid}, dialog > a${asSaid}`)).toHaveLength(2);
  });

  it("may change some of its props", () => {
    const book = bar({ action: { label: "Book", href: "/book" } });
    expect(textsOf(book, 'a.kit-button[href="/book"][class*=_success_]')).toEqual(["Book", "Book"]);
    const dark = bar({ action: { color: "dark", variant: "outline" } });
    expect(textsOf(dark, 'a.kit-button[href="/contact"][class*=_outline_][class*=_dark_]')[0]).toBe(
      "Contact Us",
    );
  });
});

test("a navigation bar may have no action", () => {
  expect(textsOf(bar({ action: null }), "a.kit-button")).toEqual([]);
});

describe("the options of the navigation bar", () => {
  const looks = ["transparent", "light", "dark", "sticky", "darkText"] as const;

  it("are off by default", () => {
    const off = Object.fromEntries(looks.map((look) => [look, false]));
    expect(bar(off).innerHTML).toBe(bar({}).innerHTML);
    expect(classesOf(bar({}))).toHaveLength(1);
  });

  it("give a transparent bar dark text with darkText, and white text without", () => {
    const [white, dark] = [
      classesOf(bar({ transparent: true })),
      classesOf(bar({ transparent: true, darkText: true })),
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

// WAI-ARIA 1.2: only one element of a set has `aria-current`, so of several links to a page only the first.
test.each([
  ["/prices", ["Prices", "Prices"], []],
  ["/dug", ["Dug", "Dug"], ["Water", "Water"]],
  ["/rock", ["Granite", "Granite"], ["Rock", "Rock"]],
  ["/elsewhere", [], []],
])("on %s, bar and panel mark the links %j and the menus %j", (current, links, marked) => {
  const page = rendered(
    <Navbar
      brand={{ name: "Karst & Sons", href: "/", logo: null }}
      menus={menus}
      links={[{ label: "Prices", href: "/prices" }]}
      action={{ label: "Book a rig", href: "/book", color: "dark", variant: "outline" }}
      current={current}
    />,
  );
  expect(textsOf(page, "[aria-current=page]")).toEqual(links);
  expect(textsOf(page, "[aria-current=true]")).toEqual(marked);
});
