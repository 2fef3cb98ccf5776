import { site } from "../../site.config.ts";
import { exampleFacts, exampleTexts, inWords } from "../setup/example-company.ts";
import { type Finding, placeOf } from "./sources.ts";

/**
 * Finds settings that are out of date or invalid, and settings, newsletter issues and cases that are still the example
 * company's.
 */
export function factsToChange(now: number): Finding[] {
  const facts = exampleFacts().map((fact) => ({
    place: placeOf(fact.value.split(", ").at(-1) ?? fact.value, "site.config.ts"),
    what: inWords(fact),
    todo: "enter yours, or remove it if it is in a list",
  }));
  const findings: Finding[] = [...facts, ...exampleTexts()];
  if (site.abn !== "00 000 000 000" && !isAbn(site.abn))
    findings.push({
      place: placeOf(site.abn, "site.config.ts"),
      what: `abn ${site.abn} has the wrong check digits`,
      todo: "copy it from abr.business.gov.au",
    });
  const { announcement } = site;
  if (announcement && Date.parse(announcement.lastDay) + 2 * 86_400_000 < now)
    findings.push({
      place: placeOf(announcement.lastDay, "site.config.ts"),
      what: `the announcement ended on ${announcement.lastDay}`,
      todo: "remove it",
    });
  return findings;
}

/**
 * Whether an ABN is valid: the weighted sum of its digits, with the first digit reduced by one, is a multiple of 89
 * (https://abr.business.gov.au/Help/AbnFormat).
 */
export function isAbn(abn: string): boolean {
  const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
  const digits = Array.from(abn.replaceAll(" ", ""), Number);
  const sum = digits.reduce(
    (sum, digit, index) => sum + (digit - (index === 0 ? 1 : 0)) * (weights[index] ?? 0),
    0,
  );
  return digits.length === 11 && sum % 89 === 0;
}
