import { at, path } from "../../engine/marks.ts";
import { hourglass } from "../../objects/household.ts";
import { letter } from "../../objects/post/letter.ts";
import { calendar, sheet } from "../../objects/post/papers.ts";
import { postbox } from "../../objects/post/postbox.ts";
import { tree } from "../../objects/tree.ts";
import type { FigurePlan } from "./figure.ts";

/** Each issue's own, by the name of its file without the date; any other is known by the letterbox. */
export const issueFigures = {
  "why-your-quotes-land-in-junk": {
    seed: 241,
    stratum: "platform",
    things: () =>
      at(232, 346, sheet("DNS", 3, 3), 1.2) +
      `<g transform="translate(440 138) rotate(-14)">${letter()}</g>` +
      path("guide", "M440 182v52") +
      path(["interface", "outline"], "M374 244h132l-16 102h-100z") +
      path("line-thin", "M398 266l9 60m33-60v60m42-60l-9 60"),
  },
  "before-you-lock-up-for-christmas": {
    seed: 242,
    stratum: "platform",
    under: "network",
    things: (surface) =>
      at(218, 306, calendar("December", 24), 1.4) +
      at(404, 306, hourglass(), 1.2) +
      at(540, surface(540) + 3, tree(120)),
  },
  letterbox: {
    seed: 243,
    stratum: "interface",
    under: "delivery",
    things: () =>
      at(286, 308, postbox(), 1.36) +
      path("guide", "M452 112q-40-12-82 24") +
      `<g transform="translate(510 114) rotate(-10)">${letter()}</g>`,
  },
} as const satisfies Record<string, FigurePlan>;
