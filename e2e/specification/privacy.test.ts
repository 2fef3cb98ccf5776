// R-LEGAL-1, R-LEGAL-3 to R-LEGAL-5
import { expect, test } from "vitest";
import { addresses } from "../../contract/addresses.ts";
import { site } from "../../site.config.ts";
import { byName, mainOf, regionNamed, textOf, textsOf } from "../html/built-page.ts";

const main = mainOf(addresses.privacy);
const sections = [
  "Contacting the data controller",
  "Purpose of this policy",
  "GDPR",
  "Consent",
  "Legal basis",
  "Data we collect",
  "How we use it",
  "How we share it",
  "How long we keep it",
  "How we protect it",
  "Your rights",
  "Children under 16",
  "Access, modify, delete",
  "Cookies",
  "Changes",
];
const section = (name: string) => regionNamed(main, `${sections.indexOf(name) + 1} ${name}`);

test("the privacy policy has the required wording", () => {
  expect(textsOf(main, "h1")).toEqual(["Privacy policy"]);
  expect(textOf(main)).toContain("Last modified 28 February 2025");
  expect(textsOf(byName(main, "nav", "Contents"), "a")).toEqual(sections);
  expect(textOf(main)).toContain(`${site.legalName} never sells data.`);
  expect(textsOf(section("Contacting the data controller"), "a")).toEqual(
    expect.arrayContaining([site.email, site.phone.shown, "contact page"]),
  );
  const [collected] = section("Data we collect").querySelectorAll("table");
  expect(collected && textsOf(collected, "tbody td:first-child")).toEqual([
    "Name",
    "Email address",
    "Username",
    "Access date and time",
    "Pages visited",
  ]);
  const rights = section("Your rights");
  expect(textOf(rights)).toContain("we answer within 30 days");
  expect(textsOf(rights, "a").join(", ")).toMatch(/oaic\.gov\.au.*edpb\.europa\.eu/);
});
