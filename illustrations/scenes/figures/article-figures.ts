import { at, circle, path, rectangle } from "../../engine/marks.ts";
import { object } from "../../engine/object.ts";
import { laptop } from "../../objects/machines/laptop.ts";
import { racks } from "../../objects/machines/racks.ts";
import { notebook, sheet } from "../../objects/post/papers.ts";
import type { FigurePlan } from "./figure.ts";

/** The figure of each article, keyed by file name. An article without a figure of its own gets `notebook`. */
export const articleFigures = {
  "your-logs-already-know": {
    seed: 201,
    stratum: "delivery",
    things: () => object("printout") + at(380, 204, object("magnifier") + object("odd-log-line"), 1.1),
  },
  "what-a-privacy-policy-must-prove": {
    seed: 202,
    stratum: "platform",
    under: "network",
    things: () =>
      at(206, 306, sheet("Privacy", 5, 5), 1.25) +
      path("guide", "M306 196h96M306 226h96") +
      at(410, 126, racks(1), 1.2),
  },
  "a-site-as-its-own-mail-queue": {
    seed: 203,
    stratum: "delivery",
    under: "platform",
    things: () =>
      [96, 190, 284]
        .map(
          (x) =>
            at(x, 248, object("letter"), 0.8) + rectangle(["platform", "outline"], x - 45, 254, 90, 40, 3),
        )
        .join("") +
      path("line-bold", "M40 294H372") +
      [70, 150, 230, 310].map((x) => circle("object", x, 304, 9)).join("") +
      at(486, 308, object("postbox"), 1.3) +
      path("guide", "M338 240q36-44 90-52"),
  },
  "how-an-enquiry-is-never-lost": {
    seed: 204,
    stratum: "bedrock",
    things: () => at(312, 338, object("strongbox"), 1.35) + at(300, 222, object("letter"), 1.15),
  },
  "between-send-and-the-inbox": {
    seed: 205,
    stratum: "interface",
    under: "delivery",
    things: () =>
      at(70, 50, object("form-on-phone"), 1.22) +
      path("guide", "M204 150q106-98 214 0") +
      at(310, 100, object("letter"), 1, 6) +
      at(380, 148, laptop(object("inbox")), 1.24),
  },
  notebook: {
    seed: 206,
    stratum: "network",
    under: "bedrock",
    things: () =>
      at(286, 306, notebook("Notes"), 1.3) +
      // The pencil leans on the notebook.
      at(432, 308, object("pencil"), 1, -35),
  },
} as const satisfies Record<string, FigurePlan>;
