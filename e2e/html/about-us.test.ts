// R-ABOUT-1 to R-ABOUT-3
import { expect, test } from "vitest";
import { about } from "../../content/pages/about-us.ts";
import { addresses } from "../../contract/addresses.ts";
import { site as company } from "../../site.config.ts";
import { isExample } from "../is-example.ts";
import { byName, hrefOf, mainOf, nameOf, textOf, textsOf } from "./built-page.ts";

const main = mainOf(addresses.about);

test("the about page has its headline, which includes all typed phrases for screen readers", () => {
  expect(nameOf(byName(main, "h1"))).toBe(`${about.headline} ${about.phrases.join(", ")}`);
  expect(textsOf(main, "p")).toContain(about.lead);
  expect(textOf(main)).toContain(`${company.legalName} ${about.company.works}`);
  expect(hrefOf(main, about.seeServices)).toBe(addresses.services);
});

test.runIf(isExample)("the about page has the required wording", () => {
  expect(about).toMatchObject({
    headline: "We do",
    phrases: ["front-end", "back-end", "everything inbetween"],
    lead: "We can help you with every element of your stack",
  });
});
