import { at, ellipse, path } from "../../engine/marks.ts";
import { picture } from "../../engine/picture.ts";
import { core } from "../../objects/core/core.ts";
import { keyhole } from "../../objects/keyhole.ts";

/** The simple sign in page: a core through all five layers that is a padlock as well. */
export function coreLock(): string {
  const [x, y, radius, tilt] = [130, 168, 96, 0.2];
  const body = core({
    id: "core",
    x,
    y,
    radius,
    tilt,
    segments: [
      ["interface", 52],
      ["delivery", 44],
      ["platform", 50],
      ["network", 36],
      ["bedrock", 34],
    ],
    seed: 12,
    scale: 0.95,
  });
  const hole = keyhole(0, 0, 0.46);
  return picture({
    width: 260,
    height: 416,
    definitions: body.definitions + hole.definitions,
    body: body.body + shackle(x, y, 58) + at(x, y + 108, hole.body),
  });
}

/** Steel, from one hole in the top to the other, lit from the left. */
function shackle(x: number, y: number, reach: number): string {
  const bow = (aside: number) => {
    const bend = reach - aside;
    return `M${x - bend} ${y}V${y - 62}a${bend} ${bend + 8} 0 0 1 ${2 * bend} 0V${y}`;
  };
  return (
    ellipse("hole", x - reach, y + 2, 19, 7) +
    ellipse("hole", x + reach, y + 2, 19, 7) +
    path("cable-edge", bow(0), 27) +
    path("steel", bow(0), 23.5) +
    path("steel-shade", bow(7), 7) +
    path("cable-shine", bow(-6), 3.5)
  );
}
