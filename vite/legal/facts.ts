import { shownDate } from "../../app/document/shown-date.ts";
import { privacyLastModified, termsLastModified } from "../../content/legal-dates.ts";
import { storedData } from "../../content/stored-data.ts";
import { addresses } from "../../contract/addresses.ts";
import { place } from "../../contract/company-facts.ts";
import { site } from "../../site.config.ts";
import { asText, type Facts, markdownTable } from "../markdown/placeholders.ts";

/**
 * The values of the placeholders in legal texts: strings from `site.config.ts`, paths of pages, dates, and tables of
 * what the site stores and who processes it.
 */
export const legalFacts: Facts = {
  texts: new Map([
    ...textsIn(site, "site"),
    ["site.place", place],
    ...textsIn(addresses, "address"),
    ["privacy.lastModified", shownDate(privacyLastModified)],
    ["terms.lastModified", shownDate(termsLastModified)],
  ]),
  blocks: new Map([
    ["storedData.purposes", tableOf(storedData, { What: ({ what }) => what, Why: ({ why }) => why })],
    [
      "storedData.retention",
      tableOf(storedData, { What: ({ what }) => what, "How long": ({ kept }) => kept }),
    ],
    [
      "processors.list",
      tableOf(site.processors, {
        Who: ({ who, country }) => `${who}, ${country}`,
        "For what": ({ task }) => task,
      }),
    ],
    ["processors.abroad", foreignProcessors(site.processors)],
  ]),
};

/** Returns a sentence about the processors outside Australia (Australian Privacy Principle 1.4(f) and (g)). */
export function foreignProcessors(processors: readonly { who: string; country: string }[]): string {
  const outside = processors.filter(({ country }) => country !== "Australia");
  if (outside.length === 0) return "All of them keep it in Australia.";
  const places = outside.map(({ who, country }) => `${who.toLowerCase()} (${country})`);
  return asText(
    `Outside Australia is our ${places.join(", our ")}. We stay answerable for what happens to your data there.`,
  );
}

/** Returns all strings in a value, each with a path such as `site.phone.shown`. */
function textsIn(value: unknown, path: string): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) => textsIn(inside, `${path}.${key}`));
}

/** Returns a Markdown table of the rows, with a column for each function. */
function tableOf<Row>(rows: readonly Row[], columns: Readonly<Record<string, (row: Row) => string>>): string {
  const cells = rows.map((row) => Object.values(columns).map((column) => asText(column(row))));
  return markdownTable(Object.keys(columns), cells);
}
