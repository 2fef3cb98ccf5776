import christmas from "../../../../illustrations/drawn/issue-before-you-lock-up-for-christmas.svg?picture";
import letterbox from "../../../../illustrations/drawn/issue-letterbox.svg?picture";
import junk from "../../../../illustrations/drawn/issue-why-your-quotes-land-in-junk.svg?picture";
import type { issueFigures } from "../../../../illustrations/scenes/figures/issue-figures.ts";
import type { Picture } from "../../../document/picture.tsx";

/** What an issue is about, drawn. One that has no figure is known by the letterbox. */
export function figureOf(slug: string): Picture {
  return new Map<string, Picture>(Object.entries(figures)).get(slug) ?? letterbox;
}

const figures: Record<keyof typeof issueFigures, Picture> = {
  "why-your-quotes-land-in-junk": junk,
  "before-you-lock-up-for-christmas": christmas,
  letterbox,
};
