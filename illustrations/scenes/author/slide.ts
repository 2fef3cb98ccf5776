import type { Picture } from "../../engine/picture.ts";
import { thinSection } from "../../objects/rock/thin-section.ts";

/** A rock under the microscope, with cross hairs, as the frame of the author's portrait. */
export const pictures: readonly Picture[] = [
  {
    name: "author-slide",
    draw: () => thinSection({ seed: 103, width: 640, height: 640, grains: 150, garnet: [320, 320] }),
    budget: 14_000,
  },
];
