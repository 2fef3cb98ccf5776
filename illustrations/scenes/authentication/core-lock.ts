import { at, circle, ellipse, path } from "../../engine/marks.ts";
import { object } from "../../engine/object.ts";
import { picture } from "../../engine/picture.ts";
import { core } from "../../objects/core/core.ts";
import { keyhole } from "../../objects/keyhole.ts";

const [x, y, radius, rim] = [130, 168, 96, 19];
const height = 216;

/** The simple sign-in page: a core through all five layers as a padlock. 260 by 416 pixels. */
export function coreLock(): string {
  const lock = padlock();
  return picture({ width: 260, height: 416, definitions: lock.definitions, body: lock.body });
}

/** A core with a shackle and a keyhole in its side. Its base is at y = 386. */
export function padlock(): { body: string; definitions: string } {
  const body = core({
    id: "core",
    x,
    y,
    radius,
    tilt: rim / radius,
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
  const hole = keyhole(0, 0, 0.44);
  return {
    definitions: body.definitions + hole.definitions,
    body:
      ellipse("overhang", x + 14, y + height + 8, radius + 18, rim - 2) +
      body.body +
      band(y + 2) +
      band(y + height - 20) +
      shackle(58) +
      at(x, y + 104, object("escutcheon") + hole.body),
  };
}

/** A steel hoop round the core, with rivets. */
function band(top: number): string {
  const rivets = [-74, -42, 0, 42, 74].map((aside) => {
    const drop = rim * Math.sqrt(1 - (aside / radius) ** 2);
    return circle("object-thin", x + aside, top + 9 + drop, 3.2);
  });
  const hoop = `M${x - radius} ${top}a${radius} ${rim} 0 0 0 ${2 * radius} 0v18a${radius} ${rim} 0 0 1 ${-2 * radius} 0z`;
  return `${path(["mid", "outline"], hoop)}<path fill="url(#core-shade)" d="${hoop}"/>${rivets.join("")}`;
}

/** The steel shackle between two collars in the top, lit from the left. */
function shackle(reach: number): string {
  const bow = (aside: number) => {
    const bend = reach - aside;
    return `M${x - bend} ${y}V${y - 62}a${bend} ${bend + 8} 0 0 1 ${2 * bend} 0V${y}`;
  };
  const collars = [x - reach, x + reach].map(
    (middle) => ellipse("object", middle, y + 2, 23, 8) + ellipse("hole", middle, y + 1, 17, 5),
  );
  return (
    collars.join("") +
    path("cable-edge", bow(0), 27) +
    path("steel", bow(0), 23.5) +
    path("steel-shade", bow(7), 7) +
    path("cable-shine", bow(-6), 3.5) +
    path("line-thin", `M${x + reach - 12} ${y - 26}h24m-24 8h24`)
  );
}
