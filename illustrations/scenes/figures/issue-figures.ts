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
    stratum: "network",
    under: "bedrock",
    things: () =>
      at(196, 306, sheet("DNS", 3, 3), 1.2) +
      `<g transform="translate(440 122) rotate(-14)">${letter()}</g>` +
      path("guide", "M440 164v42") +
      path("object", "M382 216h120l-14 90h-92z") +
      path("line-thin", "M404 236l8 54m30-54v54m38-54l-8 54"),
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
