import { at, circle, ellipse, path } from "../../engine/marks.ts";
import { object } from "../../engine/object.ts";
import { type Picture, picture } from "../../engine/picture.ts";
import { core } from "../../objects/core/core.ts";
import { keyhole } from "../../objects/keyhole.ts";

const [x, y, radius, rim] = [130, 168, 96, 19];
const height = 216;

/** The simple sign-in page: a padlock made from a drill core of all five layers, 260 by 416 pixels. */
function coreLock(): string {
  return picture({ width: 260, height: 416, body: padlock() });
}

/** A core with a shackle, and a keyhole in its side. Its base is at y = 386. */
export function padlock(): string {
  const body = core({
    id: "core",
    x,
    y,
    radius,
    tilt: rim / radius,
    segments: { interface: 52, delivery: 44, platform: 50, network: 36, bedrock: 34 },
    seed: 12,
    scale: 0.95,
  });
  return (
    ellipse("overhang", x + 14, y + height + 8, radius + 18, rim - 2) +
    body +
    band(y + 2) +
    band(y + height - 20) +
    at(x, y, object("shackle")) +
    at(x, y + 104, object("escutcheon") + at(0, 0, keyhole(), 0.44))
  );
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

export const pictures: readonly Picture[] = [{ name: "core-lock", draw: coreLock, budget: 3_500 }];
