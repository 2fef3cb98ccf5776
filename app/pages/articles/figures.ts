import queue from "../../../illustrations/drawn/article-a-site-as-its-own-mail-queue.svg?picture";
import inbox from "../../../illustrations/drawn/article-between-send-and-the-inbox.svg?picture";
import lost from "../../../illustrations/drawn/article-how-an-enquiry-is-never-lost.svg?picture";
import notebook from "../../../illustrations/drawn/article-notebook.svg?picture";
import policy from "../../../illustrations/drawn/article-what-a-privacy-policy-must-prove.svg?picture";
import logs from "../../../illustrations/drawn/article-your-logs-already-know.svg?picture";
import type { articleFigures } from "../../../illustrations/scenes/figures/article-figures.ts";
import type { Picture } from "../../document/picture.tsx";

/** What an article is about, drawn: for lists and cards. One that has no figure is known by a notebook. */
export function figureOf(slug: string): Picture {
  return new Map<string, Picture>(Object.entries(figures)).get(slug) ?? notebook;
}

const figures: Record<keyof typeof articleFigures, Picture> = {
  "your-logs-already-know": logs,
  "what-a-privacy-policy-must-prove": policy,
  "a-site-as-its-own-mail-queue": queue,
  "how-an-enquiry-is-never-lost": lost,
  "between-send-and-the-inbox": inbox,
  notebook,
};
