import { at } from "../../engine/marks.ts";
import { object } from "../../engine/object.ts";
import { type Picture, picture } from "../../engine/picture.ts";
import { type Layers, layersOf } from "../../engine/strata.ts";
import { core } from "../../objects/core/core.ts";
import { racks } from "../../objects/machines/racks.ts";

export const pictures: readonly Picture[] = [
  {
    name: "disc-software",
    draw: () => {
      const onTop = at(-62, -74, object("browser"), 0.4) + at(22, -82, object("phone"), 0.42);
      return disc({ seed: 3, layers: { interface: 34 }, onTop });
    },
    budget: 5_500,
  },
  {
    name: "disc-engineering",
    draw: () => {
      const onTop = at(-52, -68, racks(2), 0.48) + at(40, -28, object("edge-box"), 0.4);
      return disc({ seed: 6, layers: { platform: 26, network: 22 }, onTop });
    },
    budget: 4_000,
  },
  {
    name: "disc-devops",
    draw: () => disc({ seed: 12, layers: { delivery: 34 }, onTop: at(-68, -16, object("pipeline"), 0.262) }),
    budget: 4_000,
  },
  {
    name: "disc-consulting",
    draw: () => {
      const layers = { interface: 22, delivery: 17, platform: 22, network: 16, bedrock: 18 };
      return disc({ seed: 2, radius: 58, layers });
    },
    budget: 4_000,
  },
];

type DiscPlan = {
  seed: number;
  layers: Layers;
  radius?: number;
  /** A drawing on top of the disc. Its origin is the centre of the disc's upper face. */
  onTop?: string;
};

/** The symbol of a service: a slice of core with objects on top, 200 by 190 pixels. */
function disc({ seed, layers, radius = 74, onTop = "" }: DiscPlan): string {
  const height = layersOf(layers).reduce((sum, [, thickness]) => sum + thickness, 0);
  const slice = core({ id: "disc", x: 0, y: 0, radius, tilt: 0.36, segments: layers, seed, scale: 0.9 });
  const body = at(100, 144 - height, slice + onTop);
  return picture({ width: 200, height: 190, body });
}
