import { planeNoise } from "../../engine/noise.ts";
import { object } from "../../engine/object.ts";
import { type Picture, picture } from "../../engine/picture.ts";
import { cabin } from "../../objects/cabin.ts";
import { away, within, woods } from "../terrains/terrain-things.ts";
import { distanceTo, dome, type Island, levels, placeIn, rim, seaIslands, wooded } from "./sea-islands.ts";

const middle = 460;
const place = placeIn(middle);

/** Islands in a sea that continues beyond the picture, and the route from a cabin to the snow: 960 by 600 pixels. */
function archipelago(): string {
  const cabinAt = place(224, 250);
  const firs = woods(field, 12, 90, (u, v) => wooded(field(u, v)) && away(u, v, cabinAt, 0.05), 0.024);
  const islands = seaIslands(middle, field, [
    ...firs,
    { ...cabinAt, drawing: cabin("interface"), scale: 1.4 },
    ...boats.map(([x, y, scale]) => ({ ...place(x, y), drawing: object("sailing-boat"), scale })),
  ]);
  return picture({ left: -20, width: 960, height: 600, body: islands + object("island-route") });
}

const boats = [
  [424, 344, 1.4],
  [118, 492, 1.1],
  [540, 520, 1.3],
  [470, 92, 0.9],
] as const;

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

function field(u: number, v: number): number {
  const [bend, crag] = [swell(u, v), crags(u, v)];
  const distance = (island: Island, roughness = 0.45) =>
    distanceTo(island, u, v, bend * Math.min(0.05, island.radius * roughness));
  const heights = [
    ...hills.map((hill) => dome(hill, distance(hill))),
    ...atolls.map((atoll) => rim(atoll, distance(atoll, 0.2))),
    ...peaks.map((peak) => {
      const climb = distance(peak);
      return dome(peak, climb + Math.max(0, 1 - climb) * crag * 0.3, 1.5);
    }),
  ];
  return within(Math.max(...heights) / levels + crag * 0.008);
}

export const pictures: readonly Picture[] = [{ name: "archipelago", draw: archipelago, budget: 8_000 }];
