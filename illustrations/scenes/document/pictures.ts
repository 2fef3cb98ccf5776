import type { Picture } from "../../engine/picture.ts";
import { coreSample } from "../../objects/core/core-sample.ts";
import { drawDrillBit } from "../../objects/digging/borehole.ts";
import { bedrockEdge, bedrockHatch } from "../../objects/rock/bedrock.ts";

export const pictures: readonly Picture[] = [
  { name: "bedrock-edge", draw: bedrockEdge, budget: 1_000 },
  { name: "bedrock-hatch", draw: bedrockHatch, budget: 3_000 },
  { name: "drill-bit", draw: drawDrillBit, budget: 1_000 },
  { name: "core-sample", draw: coreSample, budget: 3_000 },
];
