import christmas from "../../../../illustrations/drawn/issue-before-you-lock-up-for-christmas.svg?picture";
import letterbox from "../../../../illustrations/drawn/issue-letterbox.svg?picture";
import sender from "../../../../illustrations/drawn/issue-picture-second-sender.svg?picture";
import senderPhone from "../../../../illustrations/drawn/issue-picture-second-sender-phone.svg?picture";
import gates from "../../../../illustrations/drawn/issue-picture-three-questions.svg?picture";
import gatesPhone from "../../../../illustrations/drawn/issue-picture-three-questions-phone.svg?picture";
import list from "../../../../illustrations/drawn/issue-picture-written-list.svg?picture";
import listPhone from "../../../../illustrations/drawn/issue-picture-written-list-phone.svg?picture";
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

/** A drawing, and how it is drawn for phones. */
export type DrawnPicture = { wide: Picture; phone: Picture };

/** What a page shows in place of an issue's PNG files, which know one theme; emails and feeds show those. */
export const drawnPictures: Readonly<Record<string, Readonly<Record<string, DrawnPicture>>>> = {
  "why-your-quotes-land-in-junk": {
    "three-questions.png": { wide: gates, phone: gatesPhone },
    "second-sender.png": { wide: sender, phone: senderPhone },
    "written-list.png": { wide: list, phone: listPhone },
  },
};
