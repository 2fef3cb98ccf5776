import type { Point } from "../../engine/pen.ts";
import type { Picture } from "../../engine/picture.ts";
import { type Shares, thinSection } from "../../objects/rock/thin-section.ts";

/** Four rocks under the microscope, for the pictures of articles: 640 by 400 pixels. */
const rocks: Readonly<Record<string, { seed: number; garnet: Point; shares: Shares }>> = {
  azurite: {
    seed: 31,
    garnet: [428, 150],
    shares: { interface: 0.42, quartz: 0.28, network: 0.18, ore: 0.12 },
  },
  malachite: {
    seed: 37,
    garnet: [196, 232],
    shares: { delivery: 0.46, quartz: 0.24, feldspar: 0.16, ore: 0.14 },
  },
  ochre: {
    seed: 41,
    garnet: [452, 262],
    shares: { platform: 0.44, feldspar: 0.26, quartz: 0.18, mica: 0.12 },
  },
  slate: {
    seed: 47,
    garnet: [240, 140],
    shares: { network: 0.34, mica: 0.26, ore: 0.22, quartz: 0.18 },
  },
};

export const blogSections: readonly Picture[] = Object.entries(rocks).map(([name, rock]) => ({
  name: `thin-section-${name}`,
  draw: () => thinSection({ width: 640, height: 400, grains: 84, ...rock }),
  budget: 7_000,
}));
