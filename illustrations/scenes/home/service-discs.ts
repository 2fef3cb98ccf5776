import { at } from "../../engine/marks.ts";
import { object } from "../../engine/object.ts";
import type { Picture } from "../../engine/picture.ts";
import { disc } from "../../objects/core/disc.ts";
import { racks } from "../../objects/machines/racks.ts";

function softwareDisc(): string {
  const onTop = at(-62, -74, object("browser"), 0.4) + at(22, -82, object("phone"), 0.42);
  return disc({ seed: 3, layers: [["interface", 34]], onTop });
}

function engineeringDisc(): string {
  const onTop = at(-52, -68, racks(2), 0.48) + at(40, -28, object("edge-box"), 0.4);
  const layers = [
    ["platform", 26],
    ["network", 22],
  ] as const;
  return disc({ seed: 6, layers, onTop });
}

function devopsDisc(): string {
  return disc({ seed: 12, layers: [["delivery", 34]], onTop: at(-68, -16, object("pipeline"), 0.262) });
}

function consultingDisc(): string {
  const layers = [
    ["interface", 22],
    ["delivery", 17],
    ["platform", 22],
    ["network", 16],
    ["bedrock", 18],
  ] as const;
  return disc({ seed: 2, radius: 58, layers });
}

export const pictures: readonly Picture[] = [
  { name: "disc-software", draw: softwareDisc, budget: 5_500 },
  { name: "disc-engineering", draw: engineeringDisc, budget: 4_000 },
  { name: "disc-devops", draw: devopsDisc, budget: 4_000 },
  { name: "disc-consulting", draw: consultingDisc, budget: 4_000 },
];
