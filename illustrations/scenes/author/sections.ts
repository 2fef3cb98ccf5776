import type { Picture } from "../../engine/picture.ts";
import { thinSection } from "../../objects/rock/thin-section.ts";

/** Over the author’s page: a rock under the microscope, the one grain in it marked. */
export const authorSections: readonly Picture[] = [
  {
    name: "author-slide-phone",
    draw: () => thinSection({ seed: 103, width: 700, height: 190, grains: 76, garnet: [480, 92] }),
    budget: 7_000,
  },
  {
    name: "author-slide-wide",
    draw: () => thinSection({ seed: 107, width: 2560, height: 340, grains: 300, garnet: [1560, 170] }),
    budget: 22_000,
  },
];
