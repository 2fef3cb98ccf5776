import queue from "drawing:article-a-site-as-its-own-mail-queue";
import inbox from "drawing:article-between-send-and-the-inbox";
import lost from "drawing:article-how-an-enquiry-is-never-lost";
import notebook from "drawing:article-notebook";
import policy from "drawing:article-what-a-privacy-policy-must-prove";
import logs from "drawing:article-your-logs-already-know";
import type { Picture } from "../../document/picture.tsx";

/** Returns an article's small picture for lists and cards; by default, a notebook. */
export function figureOf(slug: string): Picture {
  return figures.get(slug) ?? notebook;
}

const figures: ReadonlyMap<string, Picture> = new Map([
  ["your-logs-already-know", logs],
  ["what-a-privacy-policy-must-prove", policy],
  ["a-site-as-its-own-mail-queue", queue],
  ["how-an-enquiry-is-never-lost", lost],
  ["between-send-and-the-inbox", inbox],
]);
