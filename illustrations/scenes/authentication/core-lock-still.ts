import { at, circle, ellipse, path, rectangle } from "../../engine/marks.ts";
import { noise } from "../../engine/noise.ts";
import { object } from "../../engine/object.ts";
import { type Point, pen } from "../../engine/pen.ts";
import { picture } from "../../engine/picture.ts";
import { tornLine } from "../../engine/torn-line.ts";
import { section } from "../../objects/rock/section.ts";
import { padlock } from "./core-lock.ts";
import { key } from "./key.ts";
import { lantern, lanternDefinitions } from "./lantern.ts";

const [ground, depth] = [1900, 1800];

/** The padlock at the edge of the ground, the post with its key, and a lit lantern. */
export function coreLockStill(width = ground, height = depth): string {
  const lock = padlock();
  const rock = ledge(416, 48);
  return picture({
    width,
    height,
    definitions: lock.definitions + lanternDefinitions + rock.definitions,
    body: rock.body + at(440, 396, post()) + at(24, 0, lock.body) + at(668, 398, object("stones")),
  });
}

/** Ground that ends at the left: its top, `deep` pixels to the back, and its cut face. */
function ledge(front: number, deep: number): { body: string; definitions: string } {
  const rock = section({
    seed: 71,
    from: -10,
    to: ground + 10,
    top: front,
    layers: [
      ["interface", 40],
      ["delivery", 34],
      ["platform", 70],
      ["network", 56],
      ["bedrock", 440],
    ],
    amplitude: 4,
    wavelength: 240,
    scale: 1.2,
  });
  const surface = (x: number) => rock.lines[0]?.(x) ?? front;
  const left = 16;
  const rough = tornLine(8, depth, 9, 11);
  const cut: Point[] = [[left, surface(left)]];
  for (let y = front + 10; y <= depth + 10; y += 10) cut.push([left + rough(y), y]);
  const stray = noise(33, 90);
  const top: Point[] = [];
  for (let x = left; x <= ground + 28; x += 14) top.push([x, surface(x)]);
  for (let x = ground + 28; x >= left + 34; x -= 14) top.push([x, front - deep + stray(x) * 3]);
  const outline = pen(2).through(top).close().data();
  const solid = pen(2)
    .through(cut)
    .line(ground, depth)
    .line(ground, front - deep)
    .line(left, front - deep);
  return {
    definitions: `<clipPath id="ledge"><path d="${solid.close().data()}"/></clipPath>`,
    body:
      path("interface", outline) +
      path(["shine", "edge"], outline) +
      `<g clip-path="url(#ledge)">${rock.body}${path("bedrock", `M0 ${front + 610}H${ground}V${depth}H0z`)}</g>` +
      path(["edge", "hollow"], pen(2).through(cut).data()),
  };
}

/** A post with two arms, 340 pixels high, its base at the origin. */
function post(): string {
  return (
    ellipse("overhang", 18, 6, 74, 13) +
    at(-82, -312, lantern(92), 1.7) +
    path("object", "M-13-250l-62-66h20l42 44zM13-250l62-66h-20l-42 44z") +
    rectangle("object", -13, -338, 26, 340, 3) +
    path("line-thin", "M-5-300v96m0 40v96M5-272v60m0 60v100") +
    path(["mid", "outline"], footing) +
    path("line-thin", "M-34-8l8-12M22-4l12-16M0-2l6-13") +
    rectangle("object", -118, -334, 262, 20, 4) +
    path("line-thin", "M-108-324h46m24 0h62m30 0h78") +
    circle("ink", 0, -324, 3) +
    at(122, -308, hangingKey())
  );
}

/** Stones round the base of the post. */
const footing =
  "M-50 6q-8-16 6-24 14-8 26 2l6 22zM-16 8q-8-20 4-28 18-6 26 6l4 22zM16 8q-4-22 12-28 18-4 24 10 6 12-2 18z";

/** The key on a nail, with a tag. */
function hangingKey(): string {
  return (
    path("line-bold", "M0-8v14") +
    `<g transform="rotate(4)">${at(0, 0, key(), 0.92)}</g>` +
    path("accent-line", "M-6 48q-16 10-14 30") +
    path(["green", "outline"], "M-28 76h18v26l-9 8-9-8z")
  );
}
