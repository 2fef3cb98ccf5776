import { at, circle, path, rectangle } from "../../engine/marks.ts";
import { object } from "../../engine/object.ts";
import { racks } from "../../objects/machines/racks.ts";
import { calendar, sheet } from "../../objects/post/papers.ts";
import type { FigurePlan } from "./figure.ts";

/** The figures of the author's posts. */
export const authorFigures = {
  /** A sheet with a price, and its outdated copy beside an hourglass. */
  cache: {
    seed: 211,
    stratum: "delivery",
    under: "platform",
    things: () =>
      at(158, 306, sheet("$24.50", 4)) +
      path("guide", "M240 210h84m-10-8l10 8-10 8") +
      at(408, 306, sheet("$21.00", 4), 0.86) +
      at(556, 306, object("hourglass"), 0.9),
  },
  /** Three racks with a clock each; the clock in the middle is fast. */
  clocks: {
    seed: 212,
    stratum: "platform",
    under: "network",
    things: () =>
      at(172, 126, racks(3), 1.2) +
      at(228, 70, clock(10, 8)) +
      at(352, 70, clock(10, 20)) +
      at(477, 70, clock(10, 8)),
  },
  /** A box whose cable leads back to the box itself. */
  retries: {
    seed: 213,
    stratum: "interface",
    things: () => object("endless-cable") + at(256, 170, object("edge-box"), 1.5),
  },
  alerts: {
    seed: 214,
    stratum: "bedrock",
    things: () =>
      path("line", "M436 52v96") +
      at(220, 344, object("kettle"), 1.35) +
      at(436, 290, object("bell"), 1.16) +
      path("line-bold", "M124 346h250"),
  },
  /** A backup with an arrow back to its rack. */
  restore: {
    seed: 215,
    stratum: "platform",
    under: "network",
    things: () =>
      at(160, 306, calendar("Tuesday", 9), 1.15) +
      at(400, 126, racks(1), 1.2) +
      rectangle("object", 304, 270, 60, 36, 4) +
      rectangle(["green", "outline"], 312, 278, 30, 10, 2) +
      path("guide", "M334 258q6-44 56-54m-8-10l8 10-10 8"),
  },
} as const satisfies Record<string, FigurePlan>;

/** A clock 88 pixels wide, its centre at the origin. */
function clock(hour: number, minute: number): string {
  return (
    object("clock") +
    at(0, 0, path("line-bold", "M0 0v-20"), 1, hour * 30 + minute / 2) +
    at(0, 0, path("line", "M0 0v-31"), 1, minute * 6) +
    circle("accent", 0, 0, 4)
  );
}
