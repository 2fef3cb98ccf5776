import { at, circle, path } from "../../engine/marks.ts";
import { noise } from "../../engine/noise.ts";
import { type Point, pen } from "../../engine/pen.ts";
import { type Picture, picture } from "../../engine/picture.ts";
import { section } from "../../objects/rock/section.ts";

const width = 460;

/** A pot plant before a door, and where the second key is: a clod of ground, 460 by 330 pixels. */
export function frontStep(): string {
  const crust = section({
    seed: 36,
    from: 0,
    to: width,
    top: 174,
    layers: [["interface", 170]],
    amplitude: 5,
    wavelength: 300,
  });
  const surface = crust.lines[0] ?? (() => 174);
  const rough = noise(49, 70);
  const underside: Point[] = [];
  for (let x = width; x >= 0; x -= 10) {
    const thickness = 132 * (1 - Math.abs(x / (width / 2) - 1) ** 5) ** 0.6;
    underside.push([x, surface(x) + thickness + (thickness > 40 ? rough(x) * 7 : 0)]);
  }
  const top: Point[] = [];
  for (let x = 0; x <= width; x += 20) top.push([x, surface(x)]);
  const clod = pen(2)
    .through([...top, ...underside])
    .close()
    .data();
  return picture({
    width,
    height: 330,
    definitions: `<clipPath id="clod"><path d="${clod}"/></clipPath>`,
    body:
      `<g clip-path="url(#clod)">${crust.body}</g>` +
      path(["edge", "hollow"], clod) +
      at(206, 244, hollow() + key()) +
      at(140, surface(140) + 3, plant()) +
      at(318, surface(318) + 3, boots()),
  });
}

function plant(): string {
  const high =
    "M0-60Q-8-104-2-150 20-108 0-60zM-2-60Q-38-84-62-128-16-112-2-60zM2-60Q34-92 66-118 48-76 2-60z";
  const low = "M-6-58Q-52-66-84-92-34-94-6-58zM6-58Q48-68 86-70 46-44 6-58z";
  return (
    path(["green", "outline"], low + high) +
    path(
      "line-thin",
      "M-1-64Q-4-104-2-132M-6-66Q-34-92-50-114M6-66Q34-84 54-106M-14-64Q-46-72-66-84M14-62Q40-66 64-66",
    ) +
    path("object", "M-30 0L-37-46H37L30 0z") +
    path("object", "M-46-63h92v18h-92z") +
    path("line-thin", "M-34-28H34")
  );
}

function boots(): string {
  const boot =
    path("object", "M-16-70q14 5 28 0l1 40q4 8 22 11 13 3 13 13v6h-64q-1-34 0-70z") +
    path("line", "M-16-8h63");
  return at(42, 0, boot) + at(0, 3, boot);
}

function hollow(): string {
  return path(
    ["niche", "edge"],
    "M-128 4q20-34 76-38 60-8 118-2 44 4 62 34-6 26-58 34-60 8-118 4-62-4-80-32z",
  );
}

function key(): string {
  return (
    path("object", "M-48-6H88V6H80V22H70V9H60V17H50V6H-48z") +
    circle("object", -66, 0, 25) +
    circle(["niche", "outline"], -72, 0, 10)
  );
}

export const pictures: readonly Picture[] = [{ name: "front-step", draw: frontStep, budget: 2_000 }];
