import { words } from "../../engine/lettering.ts";
import { at, path, rectangle } from "../../engine/marks.ts";
import { object } from "../../engine/object.ts";
import { calendar, sheet } from "../../objects/post/papers.ts";
import { tree } from "../../objects/tree.ts";
import type { FigurePlan } from "./figure.ts";

/** The figure of each issue, keyed by file name without the date. An issue without its own figure gets `letterbox`. */
export const issueFigures = {
  "why-your-quotes-land-in-junk": {
    seed: 241,
    stratum: "platform",
    things: () =>
      // A bin of junk mail: the outline of a parcel, two price quotes, and a letter from a prince.
      path("guide", "M146 150h86v72h-86zm0 22h86m-50-22v22h14v-22", 2.4) +
      at(300, 232, sheet("Quote", 4), 0.82) +
      at(368, 250, sheet("Quote", 4), 0.82) +
      at(440, 186, object("letter") + object("crown"), 1, 9) +
      path(["interface", "outline"], "M138 226h364l-20 112q-2 10-12 10H170q-10 0-12-10z") +
      rectangle("object", 262, 262, 116, 48, 4) +
      words("text", "ink", 291, 296, 27, "Junk"),
  },
  "before-you-lock-up-for-christmas": {
    seed: 242,
    stratum: "platform",
    under: "network",
    things: (surface) =>
      at(218, 306, calendar("December", 24), 1.4) +
      at(404, 306, object("hourglass"), 1.2) +
      at(540, surface(540) + 3, tree(120)),
  },
  letterbox: {
    seed: 243,
    stratum: "interface",
    under: "delivery",
    things: () =>
      at(286, 308, object("postbox"), 1.36) +
      path("guide", "M452 112q-40-12-82 24") +
      at(510, 114, object("letter"), 1, -10),
  },
} as const satisfies Record<string, FigurePlan>;
