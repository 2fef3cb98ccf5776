// R-ABOUT-2, R-ABOUT-3
import { expect, test } from "vitest";
import { about } from "../../content/pages/about-us.ts";
import { addresses } from "../../contract/addresses.ts";
import { site as company } from "../../site.config.ts";
import { byName, hrefOf, mainOf, nameOf, textOf, textsOf } from "./built-page.ts";

const main = mainOf(addresses.about);

test("the about page has its headline, which includes all typed phrases for screen readers", () => {
  expect(nameOf(byName(main, "h1"))).toBe(`${about.headline} ${about.phrases.join(", ")}`);
  expect(textsOf(main, "p")).toContain(about.line);
  expect(textOf(main)).toContain(`${company.legalName} ${about.company.works}`);
  expect(hrefOf(main, about.seeServices)).toBe(addresses.services);
});
