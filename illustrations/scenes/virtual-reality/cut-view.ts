import { hatch, type Line } from "../../engine/hatch.ts";
import { words } from "../../engine/lettering.ts";
import { at, path, rectangle } from "../../engine/marks.ts";
import { range } from "../../engine/numbers.ts";
import { type Point, pen, polygon, polyline } from "../../engine/pen.ts";
import { picture, variants } from "../../engine/picture.ts";
import { random } from "../../engine/random.ts";
import { drillRig } from "../../objects/digging/drill-rig.ts";
import { tree } from "../../objects/tree.ts";
import { distanceTo, rim, walls } from "./open-cut.ts";

type CutViewPlan = {
  width: number;
  height: number;
  /** The x of the direction straight ahead, and the y of the horizon, which is at eye level. */
  ahead: number;
  horizon: number;
  /** Pixels per metre at a distance of one metre. */
  lens: number;
  /** Scale of the hatching. */
  scale: number;
  trees: readonly number[];
  rig: { x: number; scale: number };
  /** The x of each height label, in pixels to the right of `ahead`. */
  labels: readonly number[];
};

const eyes = 5;
const bench = 6;

/** The open-cut mine as seen from its floor: every bench is a line of constant height. */
function cutView(plan: CutViewPlan): string {
  const { width, height, trees, rig, scale } = plan;
  const top = sampled(plan, rim);
  // Keeps each bench lower in the picture than the rim.
  const crest = (level: number): Line => {
    const line = sampled(plan, level);
    return (x) => Math.max(line(x), top(x) + (rim - level) * 0.6);
  };
  let body = trees.map((x, index) => at(x, top(x) + 3, tree(24 + ((index * 7) % 13)), scale)).join("");
  body += rigOnPad(rig, top);
  for (const [index, [stratum, level]] of [...walls.entries()].reverse()) {
    const below = walls[index - 1]?.[1] ?? 0;
    const [upper, lower] = [crest(level), crest(below)];
    body += path([stratum, "edge"], under(plan, upper));
    const [benches, lips] = [pen(2), pen(2)];
    for (let line = level; line > below; line -= bench) {
      if (line < level) benches.through(along(plan, crest(line)));
      lips.through([...along(plan, crest(line)), ...along(plan, sampled(plan, line, 1.7)).reverse()]).close();
    }
    body += path(stratum === "bedrock" ? "face-light" : "shine", lips.data());
    body += hatch(stratum, { top: upper, bottom: lower, from: -20, to: width + 20, seed: 90 + index, scale });
    body += path(stratum === "bedrock" ? "hatch-on-rock" : "fault", benches.data(), 1.1);
  }
  return picture({ width, height, body: body + floor(plan, crest(0)) });
}

/** A line along the top of each layer, labelled with its depth below the rim, as an overlay for the view. */
function cutHeights(plan: CutViewPlan): string {
  const { width, height, ahead, labels } = plan;
  const body = walls.map(([, level]) => {
    const line = sampled(plan, level);
    const depth = level === rim ? "0 m" : `–${rim - level} m`;
    const wide = depth.length * 7.2 + 12;
    const flags = labels.map((aside) => {
      const x = ahead + aside;
      return (
        rectangle("object-thin", x - wide / 2, line(x) - 10, wide, 20, 4) +
        words("mono", "ink", x - wide / 2 + 6, line(x) + 4, 12, depth)
      );
    });
    return path("accent-line", polyline(along(plan, line)), 2) + flags.join("");
  });
  return picture({ width, height, body: body.join("") });
}

/**
 * The line along which the ground reaches height `level`, sampled every 8 pixels. `under` moves the line down
 * the face of the cut by that many metres.
 */
function sampled({ width, ahead, horizon, lens }: CutViewPlan, level: number, under = 0): Line {
  const step = 8;
  const heights = Array.from({ length: Math.ceil(width / step) + 12 }, (_, index) => {
    const turn = Math.atan((index * step - 40 - ahead) / lens);
    return horizon - (lens * (level - under - eyes)) / (distanceTo(level, turn) * Math.cos(turn));
  });
  return (x) => {
    const place = Math.max(0, (x + 40) / step);
    const index = Math.min(heights.length - 2, Math.floor(place));
    const [left = 0, right = 0] = [heights[index], heights[index + 1]];
    return left + (right - left) * (place - index);
  };
}

function along({ width }: CutViewPlan, line: Line): Point[] {
  return range(-20, width + 21, 16).map((x) => [x, line(x)]);
}

function under(plan: CutViewPlan, line: Line): string {
  const { width, height } = plan;
  return polygon([...along(plan, line), [width + 20, height + 20], [-20, height + 20]]);
}

/** The rock floor, with granite hatching in perspective: smaller and denser with distance. */
function floor(plan: CutViewPlan, edge: Line): string {
  const { width, height, ahead, horizon, lens } = plan;
  const chance = random(71);
  const ink = pen(2);
  for (let away = 10; away < 130; away *= 1.16) {
    const y = horizon + (lens * eyes) / away;
    const gap = (lens * 8) / away;
    for (let x = ((ahead + gap * chance()) % gap) - gap; x < width + gap; x += gap) {
      const place = x + (chance() - 0.5) * gap * 0.5;
      const arm = (lens * (0.5 + chance() * 0.4)) / away;
      if (y < edge(place) + 6 || y > height - 4) continue;
      ink.move(place - arm, y).line(place + arm, y);
      ink.move(place, y - arm * 0.5).line(place, y + arm * 0.5);
    }
  }
  return path(["bedrock", "edge"], under(plan, edge)) + path("hatch-on-rock", ink.data(), 1.3);
}

/** The rig on a level pad, because the ground slopes. */
function rigOnPad({ x, scale }: { x: number; scale: number }, ground: Line): string {
  const half = 78 * scale;
  const [left, right] = [x - half, x + half];
  const level = Math.min(ground(left), ground(right)) - 1;
  const pad = pen(2)
    .line(left, level)
    .line(right, level)
    .line(right, ground(right) + 4)
    .line(left, ground(left) + 4);
  return path("object-thin", pad.close().data()) + at(x, level, drillRig(200), scale);
}

const plans = {
  phone: {
    width: 700,
    height: 400,
    ahead: 350,
    horizon: 320,
    lens: 330,
    scale: 0.7,
    trees: [40, 190, 204, 300, 470],
    rig: { x: 340, scale: 0.24 },
    labels: [126],
  },
  wide: {
    width: 2560,
    height: 1400,
    ahead: 1280,
    horizon: 790,
    lens: 940,
    scale: 1,
    trees: [130, 160, 420, 1408, 1700, 1728, 2140],
    rig: { x: 1312, scale: 0.42 },
    labels: [-880, -20, 310, 780],
  },
} as const satisfies Record<string, CutViewPlan>;

/** The page crops these pictures on both sides. */
export const pictures = [
  ...variants("cut-view", cutView, {
    phone: { ...plans.phone, budget: 5_000 },
    wide: { ...plans.wide, budget: 14_000 },
  }),
  ...variants("cut-heights", cutHeights, {
    phone: { ...plans.phone, budget: 2_500 },
    wide: { ...plans.wide, budget: 5_000 },
  }),
];
