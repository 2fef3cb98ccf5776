// R-ROUTE-5, R-ROUTE-7, R-NAV-8 to R-NAV-12, R-NAV-15, R-NAV-16, R-FOOTER-1, R-FOOTER-2, R-FOOTER-4
import { describe, expect, test } from "vitest";
import { footerMenus, navbarMenus } from "../../content/menus.ts";
import { errorPages } from "../../content/pages/errors.ts";
import { addresses } from "../../contract/addresses.ts";
import { site } from "../../site.config.ts";
import { isExample } from "../is-example.ts";
import { builtPage, builtSize, byName, mainOf, textOf, textsOf } from "./built-page.ts";

const home = builtPage("/");
const bar = (page: Document) => byName(page, ".page > header");
const panel = (page: Document) => byName(bar(page), "dialog", "Menu");

/**
 * The first page of each menu, and one page whose link is directly in the navigation bar. On each page, the bar marks
 * `link` as current, and also `menu`, unless it is null.
 */
const marks = [
  ...navbarMenus.flatMap(({ name, groups: [group] }) => {
    const [first] = group?.links ?? [];
    return first && !first.newTab ? [{ address: first.href, link: first.label, menu: name }] : [];
  }),
  { address: addresses.about, link: "About", menu: null },
];

describe.each(marks)("$address is marked as current", ({ address, link, menu }) => {
  const page = builtPage(address);

  test.each([
    ["the bar", byName(bar(page), "div > nav", "Main"), "button"],
    ["the panel", panel(page), "summary"],
  ])("in %s", (_name, navigation, opener) => {
    const marked = byName(navigation, menu ? opener : "a", menu ?? link);
    expect(marked.getAttribute("aria-current")).toBe(menu ? "true" : "page");
    expect(textsOf(navigation, "[aria-current=page]")).toEqual([link]);
  });
});

describe("the navigation bar", () => {
  test("links the brand to the home page and the action to the contact page", () => {
    const top = byName(bar(home), ":scope > div");
    expect(byName(top, ":scope > a", site.name).getAttribute("href")).toBe("/");
    expect(byName(top, ":scope > a", "Contact Us").getAttribute("href")).toBe(addresses.contact);
    expect(byName(panel(home), "a", "Contact Us").getAttribute("href")).toBe(addresses.contact);
  });

  test.each(navbarMenus)("$name has the same entries in the bar and in the panel", ({ name, groups }) => {
    for (const menu of [
      byName(bar(home), "li > button", name).parentElement,
      byName(panel(home), "summary", name).parentElement,
    ]) {
      if (!menu) throw new Error(`${name} holds nothing`);
      for (const { title, note = "", links } of groups) {
        const group = byName(menu, "[role=group]", title);
        expect(textOf(group)).toContain(note);
        expectLinks(group, links);
      }
    }
  });
});

describe("the footer", () => {
  const footer = byName(home, "footer");

  test("has the brand, social links and menus", () => {
    expect(byName(footer, "a", site.name).getAttribute("href")).toBe("/");
    const [social = footer] = footer.querySelectorAll("ul");
    expectLinks(social, site.social);
    for (const { name, items } of footerMenus) {
      const links = items.map(({ name, href }) => ({ label: name, href }));
      expectLinks(byName(footer, "ul", name), links);
    }
  });

  test("has the copyright notice", () => {
    expect(textOf(footer)).toMatch(new RegExp(`© \\d{4} ${site.legalName}`));
  });

  test("has a choice of themes, and the system's is selected", () => {
    const themes = byName(footer, "fieldset[data-theme-switch]");
    expect(textsOf(themes, "legend, label")).toEqual(["Colour theme", "System", "Light", "Dark"]);
    expect(byName(themes, "input[checked]").getAttribute("value")).toBe("system");
  });
});

test("the page for unknown addresses links to other pages", () => {
  const main = mainOf("/404");
  expect(textsOf(main, "h1")).toEqual([errorPages.notFound.title]);
  expect(byName(main, "a", errorPages.home).getAttribute("href")).toBe("/");
});

test("/500 is the page for server errors", () => {
  expect(textsOf(mainOf("/500"), "h1")).toEqual([errorPages.broken.title]);
});

test("the skip link leads to the main content", () => {
  const skip = byName(home, "body > a", "Skip to content");
  expect(home.body.firstElementChild).toBe(skip);
  expect(byName(home, skip.getAttribute("href") ?? "")).toBe(mainOf("/"));
});

/** Expects each link to have its label and `href`, and external links to open in a new tab. */
function expectLinks(place: Element, links: readonly { label: string; href: string }[]) {
  const shown = Array.from(place.querySelectorAll("a"));
  expect(shown).toHaveLength(links.length);
  for (const [index, { label, href }] of links.entries()) {
    const element = shown[index];
    if (!element) continue;
    const out = !href.startsWith("/");
    expect(textOf(element)).toBe(out ? `${label} (opens in a new tab)` : label);
    expect(element.getAttribute("href")).toBe(href);
    if (out) expect(href).toMatch(/^https:\/\//);
    expect([element.getAttribute("target"), element.getAttribute("rel")]).toEqual(
      out ? ["_blank", "noopener noreferrer"] : [null, null],
    );
  }
}

describe.runIf(isExample)("the example company", () => {
  test.each(["/", addresses.contact, addresses.services, addresses.about])(
    "%s arrives in one round trip",
    (address) => {
      // The response must fit into the initial TCP window of 14,600 bytes, of which the headers need up to 1,000.
      expect(builtSize(`${address}/index.html.br`)).toBeLessThanOrEqual(13_600);
    },
  );

  test("has the required entries in the navigation bar", () => {
    const entries = navbarMenus.map(({ name, groups }) => [
      name,
      Object.fromEntries(groups.map(({ title, links }) => [title, links.map(({ label }) => label)])),
    ]);
    const some = (count: number) => Array(count).fill(expect.any(String));
    expect(Object.fromEntries(entries)).toEqual({
      Services: {
        "Software Development": ["iOS/Swift", "Web, Vue, Meteor"],
        "Infrastructure Engineering": ["Edge Computing", "Infrastructure as Code", "Network Engineering"],
        DevOps: ["Monitoring & Observability", "Continuous Integration"],
        Consulting: ["Telco/Service Provider", "Retail POS", "Agile/SCRUM"],
      },
      Apps: {
        SizeIt: ["Get SizeIt for iOS"],
        "Notebook Apps": ["Developers' Notebook", "Engineers' Notebook", "Administrators' Notebook"],
        Tools: ["Ultimate MacBook Build"],
      },
      Learning: { Reading: some(5), Listening: some(2) },
    });
    const targets = navbarMenus.map(
      ({ groups }) => new Set(groups.flatMap(({ links }) => links.map(({ href }) => href))),
    );
    expect(targets.slice(0, 2)).toEqual([new Set(["/services"]), new Set(["/services/apps"])]);
  });

  test("has the required entries in the footer", () => {
    expect(footerMenus.map(({ name, items }) => [name, ...items.map(({ name }) => name)])).toEqual([
      ["Company", "About us"],
      ["Help & Support", "Help Centre"],
      ["Legal", "Terms & Conditions", "Privacy Policy"],
    ]);
    expect(footerMenus.flatMap(({ items }) => items.map(({ href }) => href))).toEqual([
      "/pages/company/about-us",
      "/pages/support/help-center",
      "/pages/support/terms",
      "/pages/support/privacy",
    ]);
    expect(site.social.map(({ label }) => label)).toEqual(["LinkedIn", "GitHub", "Stack Overflow"]);
  });
});
