import christmas from "drawing:issue-before-you-lock-up-for-christmas";
import letterbox from "drawing:issue-letterbox";
import sender from "drawing:issue-picture-second-sender";
import gates from "drawing:issue-picture-three-questions";
import list from "drawing:issue-picture-written-list";
import junk from "drawing:issue-why-your-quotes-land-in-junk";
import type { Drawn, Picture } from "../../../document/picture.tsx";

/** Returns an issue's small picture; by default, a letterbox. */
export function figureOf(slug: string): Picture {
  return figures.get(slug) ?? letterbox;
}

const figures: ReadonlyMap<string, Picture> = new Map([
  ["why-your-quotes-land-in-junk", junk],
  ["before-you-lock-up-for-christmas", christmas],
]);

/** Drawings that replace PNG files on pages, where they adapt to the theme. Emails and feeds use the PNG files. */
export const drawnPictures: Readonly<Record<string, Readonly<Record<string, Drawn>>>> = {
  "why-your-quotes-land-in-junk": {
    "three-questions.png": gates,
    "second-sender.png": sender,
    "written-list.png": list,
  },
};
