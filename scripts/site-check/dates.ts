import { globSync, readFileSync } from "node:fs";
import { site } from "../../site.config.ts";
import { ownersText } from "../../vite/owners-text.ts";
import { type Finding, linesIn } from "./sources.ts";

/** Finds dates in the legal pages in a format that Australian readers could misread. */
export function foreignDates(lines = linesIn("content/legal/")): Finding[] {
  return lines.flatMap(({ place, line }) =>
    Array.from(line.matchAll(foreign), ([date]) => ({
      place,
      what: `${date} is not in the Australian date format`,
      todo: "write it as 28 February 2025",
    })),
  );
}

const months =
  "January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec";
const foreign = new RegExp(
  String.raw`\b\d{4}-\d\d-\d\d\b|\b\d{1,2}[/.]\d{1,2}[/.]\d{2,4}\b|\b(?:${months})\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}\b`,
  "g",
);

const datedFiles = ["content/{articles,cases}/*.md", "content/legal-dates.ts"];

/** Finds texts that are public now but have a future date. Skips newsletter issues, which appear on their date. */
export function futureDates(now: number, paths: readonly string[] = globSync(datedFiles).sort()): Finding[] {
  const { timeZone } = site;
  const today = String(
    Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDate(),
  );
  return paths.flatMap((path) => {
    const { text } = ownersText(readFileSync(path));
    const [head = ""] = /^---\n.*?^---$/ms.exec(text) ?? [text];
    if (/^draft:\s*["']?true/m.test(head)) return [];
    return head.split("\n").flatMap((line, index) => {
      const [, day] = dated.exec(line) ?? [];
      if (!day || day <= today) return [];
      return {
        place: `${path}:${index + 1}`,
        what: `${day} is in the future, but the text is public now`,
        todo: "set the date of publication; draft: true hides an article or a case until then",
      };
    });
  });
}

const dated = /^(?:date:|export const \w+ =)\s*["']?(\d{4}-\d\d-\d\d)/;
