import { at, clipped, path } from "../../engine/marks.ts";
import { noise } from "../../engine/noise.ts";
import { range } from "../../engine/numbers.ts";
import { object } from "../../engine/object.ts";
import { type Point, polygon } from "../../engine/pen.ts";
import { type Picture, picture } from "../../engine/picture.ts";
import { section } from "../../objects/rock/section.ts";

const width = 460;

/** A door on a block of ground, with a plant pot in front of it that hides the second key: 460 by 330 pixels. */
function frontStep(): string {
  const crust = section({
    seed: 36,
    from: 0,
    to: width,
    top: 174,
    layers: { interface: 170 },
    amplitude: 5,
    wavelength: 300,
  });
  const { surface } = crust;
  const rough = noise(49, 70);
  const underside = range(-width, 1, 10).map((left): Point => {
    const thickness = 132 * (1 - Math.abs(-left / (width / 2) - 1) ** 5) ** 0.6;
    return [-left, surface(-left) + thickness + (thickness > 40 ? rough(-left) * 7 : 0)];
  });
  const clod = polygon([...range(0, width + 1, 20).map((x): Point => [x, surface(x)]), ...underside]);
  return picture({
    width,
    height: 330,
    body:
      clipped("clod", clod, crust.body) +
      path(["edge", "hollow"], clod) +
      at(206, 244, object("key-hollow") + object("step-key")) +
      at(140, surface(140) + 3, object("step-plant")) +
      at(318, surface(318) + 3, object("boots")),
  });
}

export const pictures: readonly Picture[] = [{ name: "front-step", draw: frontStep, budget: 2_000 }];
