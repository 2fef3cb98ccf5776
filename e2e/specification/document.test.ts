// R-NAV-9 to R-NAV-11, R-FOOTER-1, R-FOOTER-2
import { expect, test } from "vitest";
import { builtPage, byName, textOf, textsOf } from "../html/built-page.ts";

const services = {
  "Software Development": ["iOS/Swift", "Web, Vue, Meteor"],
  "Infrastructure Engineering": ["Edge Computing", "Infrastructure as Code", "Network Engineering"],
  DevOps: ["Monitoring & Observability", "Continuous Integration"],
  Consulting: ["Telco/Service Provider", "Retail POS", "Agile/SCRUM"],
};
const apps = {
  SizeIt: ["Get SizeIt for iOS"],
  "Notebook Apps": ["Developers' Notebook", "Engineers' Notebook", "Administrators' Notebook"],
  Tools: ["Ultimate MacBook Build"],
};
const home = builtPage("/");

test("the navigation bar has the required wording and links", () => {
  const bar = byName(home, ".page > header");
  const menu = (name: string) => byName(byName(bar, "button", name).parentElement ?? bar, "[popover]");
  expect(textsOf(bar, "div > a")).toContain("Contact Us");
  for (const [name, groups, address] of [
    ["Services", services, "/services"],
    ["Apps", apps, "/services/apps"],
  ] as const) {
    for (const [title, labels] of Object.entries(groups)) {
      const group = byName(menu(name), "[role=group]", title);
      expect(textsOf(group, "a")).toEqual(labels);
      expect(group.querySelectorAll(`a[href="${address}"]`)).toHaveLength(labels.length);
    }
  }
  expect(textOf(byName(menu("Apps"), "[role=group]", "SizeIt"))).toContain(
    "Track and convert clothing sizes for the family",
  );
  expect(byName(menu("Learning"), "[role=group]", "Reading").querySelectorAll("a")).toHaveLength(5);
  expect(byName(menu("Learning"), "[role=group]", "Listening").querySelectorAll("a")).toHaveLength(2);
});

test("the footer has the required wording and links", () => {
  const footer = byName(home, "footer");
  for (const [menu, label, address] of [
    ["Company", "About us", "/pages/company/about-us"],
    ["Help & Support", "Help Centre", "/pages/support/help-center"],
    ["Legal", "Terms & Conditions", "/pages/support/terms"],
    ["Legal", "Privacy Policy", "/pages/support/privacy"],
  ] as const) {
    expect(byName(byName(footer, "ul", menu), "a", label).getAttribute("href")).toBe(address);
  }
  const links = textsOf(footer, "a").join(", ");
  for (const name of ["LinkedIn", "GitHub", "Stack Overflow"]) expect(links).toContain(name);
});
