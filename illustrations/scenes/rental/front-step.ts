import { at, path } from "../../engine/marks.ts";
import { noise } from "../../engine/noise.ts";
import { object } from "../../engine/object.ts";
import { type Point, pen } from "../../engine/pen.ts";
import { type Picture, picture } from "../../engine/picture.ts";
import { section } from "../../objects/rock/section.ts";

const width = 460;

/** A plant pot in front of a door, with the second key: on a block of ground, 460 by 330 pixels. */
function frontStep(): string {
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
      at(206, 244, object("key-hollow") + object("step-key")) +
      at(140, surface(140) + 3, object("step-plant")) +
      at(318, surface(318) + 3, object("boots")),
  });
}

export const pictures: readonly Picture[] = [{ name: "front-step", draw: frontStep, budget: 2_000 }];
