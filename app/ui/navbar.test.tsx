import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Navbar } from "./navbar.tsx";

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
