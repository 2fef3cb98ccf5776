import type { Finding } from "./finding.ts";
import { linesIn } from "./sources.ts";

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
