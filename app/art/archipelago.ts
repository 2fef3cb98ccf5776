import { boards, type Relief, type View } from "./boards.ts";
import type { Field } from "./contours.ts";
import { path } from "./marks.ts";
import { cabin } from "./objects/cabin.ts";
import { pin } from "./objects/pin.ts";
import { sailingBoat } from "./objects/sailing-boat.ts";
import { pen } from "./pen.ts";
import { picture } from "./picture.ts";
import { planeNoise } from "./plane-noise.ts";
import { away, type Place, within, woods } from "./terrain-things.ts";

/** Islands in a sea that goes on outside the picture, and the way from a cabin to the snow: 960 by 600 pixels. */
export function archipelago(): string {
  const cabinAt = place(224, 250);
  const firs = woods(
    field,
    12,
    90,
    (u, v) => between(field(u, v), 6, 11) && away(u, v, cabinAt, 0.05),
    0.024,
  );
  const relief: Relief = {
    field,
    levels,
    step: 10,
    covers,
    things: [
      ...firs,
      { ...cabinAt, drawing: cabin("interface"), scale: 1.4 },
      ...boats.map(([x, y, scale]) => ({ ...place(x, y), drawing: sailingBoat(), scale })),
    ],
  };
  return picture({
    left: -20,
    width: 960,
    height: 600,
    body: boards(relief, { seen, grid: 120, floor: false }) + route(),
  });
}

const middle = 460;
const levels = 20;
/** Side of the square of sea, in pixels, and the height at which its far corner is seen. */
const side = 1000;
const farCorner = -150;

const covers: Relief["covers"] = [
  [2, "sea-deep"],
  [3, "sea"],
  [4, "shallows"],
  [5, "sand"],
  [7, "grass-light", "sand"],
  [9, "grass", "soil"],
  [11, "grass-deep", "soil"],
  [13, "stone"],
  [15, "stone-light", "stone"],
  [levels, "snow", "stone-light"],
];

const boats = [
  [424, 344, 1.4],
  [118, 492, 1.1],
  [540, 520, 1.3],
  [470, 92, 0.9],
] as const;

const seen: View = (u, v, height) => [
  middle + (u - v) * 0.866 * side,
  farCorner + (u + v) * 0.5 * side - height,
];

/** The place that is seen at sea level where the picture has x and y. */
function place(x: number, y: number): Place {
  const [across, down] = [(x - middle) / (0.866 * side), (y - farCorner) / (0.5 * side)];
  return { u: (down + across) / 2, v: (down - across) / 2 };
}

/** Where an island has its middle, how wide it is, and by how many boards it rises over its beach. */
type Island = { at: Place; radius: number; rise: number };

const hills: readonly Island[] = [
  { at: place(222, 226), radius: 0.125, rise: 6 },
  { at: place(770, 160), radius: 0.036, rise: 2.6 },
];
const peaks: readonly Island[] = [
  { at: place(640, 330), radius: 0.17, rise: 18.5 },
  { at: place(740, 350), radius: 0.11, rise: 9 },
];
const atolls: readonly Island[] = [
  { at: place(290, 490), radius: 0.062, rise: 0.5 },
  { at: place(800, 530), radius: 0.046, rise: 0.5 },
];

const [swell, crags] = [planeNoise(91, 4.2, 4), planeNoise(95, 14)];

function field(...[u, v]: Parameters<Field>): number {
  const [warp, crag] = [swell(u, v), crags(u, v)];
  const distance = ({ at, radius }: Island, roughness = 0.45) =>
    (Math.hypot(u - at.u, v - at.v) + warp * Math.min(0.05, radius * roughness)) / radius;
  const heights = [
    ...hills.map((hill) => dome(hill, distance(hill), 1)),
    ...atolls.map((atoll) => rim(atoll, distance(atoll, 0.2))),
    ...peaks.map((peak) => {
      const climb = distance(peak);
      return dome(peak, climb + Math.max(0, 1 - climb) * crag * 0.3, 1.5);
    }),
  ];
  return within(Math.max(...heights) / levels + crag * 0.008);
}

/** Heights in boards, at a distance of which 1 is the shore. The beach is the fourth; then it falls to the deep. */
function dome({ radius, rise }: Island, distance: number, steepness: number): number {
  return distance < 1 ? beach + (1 - distance) ** steepness * rise : beach - (distance - 1) * radius * fall;
}

/** A ring round a lagoon. */
function rim({ radius, rise }: Island, distance: number): number {
  return beach + rise - Math.abs(distance - 0.74) * radius * fall;
}

const beach = 4.4;
const fall = 70;

function between(height: number, low: number, high: number): boolean {
  return height * levels > low && height * levels < high;
}

function route(): string {
  const [from, to] = [
    [250, 138],
    [642, 158],
  ] as const;
  const way = pen()
    .move(...from)
    .curve(400, 50, 474, 130)
    .curve(560, 226, ...to)
    .data();
  return path("route-edge", way) + path("route", way) + pin(...from) + pin(...to);
}
