import { basename } from "node:path";
import { z } from "zod";
import { isThursday } from "../../contract/newsletter/due.ts";
import { singleProblem } from "../mistake.ts";

/**
 * Returns an issue's date, which must be a Thursday, and its slug. Both come from the file's name; if that has no date,
 * the front matter must have a `date`.
 * @throws WrongText
 */
export function issueName(file: string, date: string | undefined): { thursday: string; slug: string } {
  const wrong = (what: string) => singleProblem(1, what);
  const name = basename(file, ".md");
  const { day = date, slug } =
    /^(?:(?<day>\d{4}-\d\d-\d\d)-)?(?<slug>[a-z0-9]+(-[a-z0-9]+)*)$/.exec(name)?.groups ?? {};
  if (!slug)
    throw wrong("the file’s name must be like 2026-11-26-what-dns-promises.md, in lowercase letters");
  if (!day) throw wrong("the date is missing: begin the file’s name with it, or add a line `date: …`");
  if (date && date !== day) throw wrong(`date says ${date}, but the file’s name says ${day}; remove one`);
  if (!z.iso.date().safeParse(day).success) throw wrong(`${day} is not a valid date`);
  if (!isThursday(day)) throw wrong(notThursday(Temporal.PlainDate.from(day)));
  return { thursday: day, slug };
}

/** Returns the file name without its date, whether or not the date is valid. */
export function slugInName(file: string): string {
  return basename(file, ".md").replace(/^\d{4}-\d\d-\d\d-/, "");
}

function notThursday(day: Temporal.PlainDate): string {
  const since = (day.dayOfWeek + 3) % 7;
  const near = `${day.subtract({ days: since })} and ${day.add({ days: 7 - since })}`;
  const weekday = day.toLocaleString("en-AU", { weekday: "long" });
  return `${day} is a ${weekday}, not a Thursday; the nearest Thursdays are ${near}`;
}
