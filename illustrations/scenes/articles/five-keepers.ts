import { words } from "../../engine/lettering.ts";
import { at, circle, clipped, path } from "../../engine/marks.ts";
import { object } from "../../engine/object.ts";
import { picture, variants } from "../../engine/picture.ts";
import { strata } from "../../engine/strata.ts";
import { rod } from "../../objects/digging/borehole.ts";
import { section } from "../../objects/rock/section.ts";

type Plan = {
  width: number;
  /** The x of the right end of the rock, and of the drill rod in it. */
  rock: number;
  rod: number;
  layer: number;
  size: number;
  keepers: readonly (readonly string[])[];
};

/** An enquiry on its way down through the layers. A label on each layer says what keeps the enquiry safe there. */
function fiveKeepers({ width, rock, rod: axis, layer, size, keepers }: Plan): string {
  const top = 62;
  const ground = section({
    seed: 61,
    to: rock,
    top,
    // The lowest layer extends beyond the bottom of the picture.
    layers: strata.map((stratum) => [stratum, stratum === "bedrock" ? layer + 40 : layer]),
    amplitude: 5,
    wavelength: 240,
    scale: 0.9,
  });
  const surface = (x: number) => Math.round(ground.surface(x));
  const height = top + strata.length * layer;
  const middles = strata.map((_, index) => top + layer * (index + 0.5));
  const labels = middles.flatMap((middle, index) => {
    const lines = keepers[index] ?? [];
    const first = middle + size * 0.35 - ((lines.length - 1) * size * 1.4) / 2;
    return [
      path("leader", `M${axis} ${middle}H${rock + 16}`),
      circle("leader-end", axis, middle, 6),
      ...lines.map((line, row) => words("mono", "ink", rock + 26, first + row * size * 1.4, size, line)),
    ];
  });
  return picture({
    width,
    height,
    body:
      clipped("cut", `M0 0H${rock}V${height}H0z`, ground.body) +
      path("line", `M1 ${surface(0)}V${height - 1}H${rock}V${surface(rock)}`) +
      rod(`M${axis} 50V${middles.at(-1)}`, 8, 5) +
      at(axis, 27, object("letter"), 0.72) +
      labels.join(""),
  });
}

export const pictures = variants("five-keepers", fiveKeepers, {
  phone: {
    width: 350,
    rock: 112,
    rod: 56,
    layer: 84,
    size: 13,
    keepers: [
      ["the browser keeps", "what was typed"],
      ["one transaction:", "enquiry and email"],
      ["the disk has both", "before Thank You"],
      ["the outbox, until the", "email is accepted"],
      ["the backup:", "one moment, whole"],
    ],
    budget: 6_000,
  },
  wide: {
    width: 1232,
    rock: 620,
    rod: 310,
    layer: 92,
    size: 16,
    keepers: [
      ["the browser keeps what was typed"],
      ["one transaction: enquiry and email"],
      ["the disk has both before Thank You"],
      ["the outbox, until the email is accepted"],
      ["the backup: one moment, whole"],
    ],
    budget: 9_000,
  },
});
