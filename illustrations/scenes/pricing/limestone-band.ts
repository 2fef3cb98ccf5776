import { type Picture, picture } from "../../engine/picture.ts";
import { section } from "../../objects/rock/section.ts";

/** A bed of limestone between two uneven lines, `width` pixels across. */
function limestoneBand(width: number, height: number, seed: number): string {
  const { body } = section({
    seed,
    from: -20,
    to: width + 20,
    top: 24,
    layers: [["platform", height - 48]],
    amplitude: 11,
    wavelength: 320,
    scale: 2.4,
  });
  return picture({ width, height, body });
}

export const pictures: readonly Picture[] = [
  { name: "limestone-band-phone", draw: () => limestoneBand(700, 620, 92), budget: 1_200 },
  { name: "limestone-band-wide", draw: () => limestoneBand(2560, 440, 91), budget: 2_000 },
];
