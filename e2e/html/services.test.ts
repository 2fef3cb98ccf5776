// R-SERVICES-1 to R-SERVICES-4
import { expect, test } from "vitest";
import { navbarMenus } from "../../content/menus.ts";
import { nextStep } from "../../content/next-step.ts";
import { services } from "../../content/pages/services.ts";
import { addresses } from "../../contract/addresses.ts";
import { isExample } from "../is-example.ts";
import { newestCase } from "../newest-case.ts";
import { builtPage, byName, mainOf, regionNamed, textsOf } from "./built-page.ts";

const { software, devops, infrastructure, consulting } = services;
const offerings = [software, devops, infrastructure, consulting].map(({ title, id, fields }) => ({
  title,
  id,
  fields: fields.map(({ name }) => name),
}));
const main = mainOf(addresses.services);

test("the services page lists the four offerings by depth, then how we work, a case and the next step", () => {
  expect(textsOf(main, "h2")).toEqual([
    ...offerings.map(({ title }) => title),
    services.process.title,
    ...(newestCase ? [newestCase.title] : []),
    nextStep.title,
  ]);
});

test.each(offerings)("$title lists its fields and has its own anchor", ({ title, id, fields }) => {
  const offering = regionNamed(main, title);
  expect(offering.getAttribute("id")).toBe(id);
  expect(textsOf(offering, "ul b")).toEqual(fields);
});

test("the fields on the services page are the entries of the Services menu", () => {
  const [menu] = navbarMenus;
  const bar = byName(builtPage(addresses.services), "header div > nav", "Main");
  const item = Array.from(bar.querySelectorAll("li"), (each) => each).find(
    (each) => each.querySelector("button")?.textContent === menu?.name,
  );
  const links = item ? textsOf(item, "a") : [];
  expect(links.toSorted()).toEqual(offerings.flatMap(({ fields }) => fields).toSorted());
});

test("the services page links to the about page", () => {
  expect(byName(main, "a", services.about).getAttribute("href")).toBe(addresses.about);
});

test.runIf(isExample)("the services page has the required wording", () => {
  expect(offerings.map(({ title }) => title)).toEqual([
    "Software Development",
    "DevOps",
    "Infrastructure Engineering",
    "Consulting",
  ]);
  expect(services.about).toBe("About us");
});
