import { at } from "../../engine/marks.ts";
import { object } from "../../engine/object.ts";
import { type Picture, picture } from "../../engine/picture.ts";
import { coreSample } from "../../objects/core/core-sample.ts";
import { bedrockEdge, bedrockHatch } from "../../objects/rock/bedrock.ts";

export const pictures: readonly Picture[] = [
  { name: "bedrock-edge", draw: bedrockEdge, budget: 1_000 },
  { name: "bedrock-hatch", draw: bedrockHatch, budget: 3_000 },
  {
    name: "drill-bit",
    // The rod above the bit is drawn with CSS, because its length depends on the text beside it.
    draw: () => picture({ width: 80, height: 60, body: at(40, 42, object("drill-bit")) }),
    budget: 1_000,
  },
  { name: "core-sample", draw: coreSample, budget: 3_000 },
];
