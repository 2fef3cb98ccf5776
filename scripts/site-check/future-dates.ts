import { globSync, readFileSync } from "node:fs";
import { site } from "../../site.config.ts";
import { ownersText } from "../../vite/owners-text.ts";
import type { Finding } from "./finding.ts";

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
      return day && day > today ? [futureDateFinding(`${path}:${index + 1}`, day)] : [];
    });
  });
}

const dated = /^(?:date:|export const \w+ =)\s*["']?(\d{4}-\d\d-\d\d)/;

function futureDateFinding(place: string, day: string): Finding {
  return {
    place,
    what: `${day} is in the future, but the text is public now`,
    todo: "set the date of publication; draft: true hides an article or a case until then",
  };
}
