import { circle, path, rectangle } from "../../engine/marks.ts";
import type { Mark } from "../../engine/palette.ts";
import { random } from "../../engine/random.ts";

/** Server racks of 92 by 150 pixels at intervals of 104 pixels, with a cable tray 26 pixels above them. */
export function racks(count: number, { onBedrock = false } = {}): string {
  const line = (mark: Mark) => (onBedrock ? "screen-line" : mark);
  const chance = random(11);
  const width = count * 104 - 12;
  const rungs = Array.from({ length: Math.round(width / 26) + 1 }, (_, rung) => `M${-10 + rung * 26}-26v8`);
  const cabinets = Array.from({ length: count }, (_, index) => cabinet(index * 104, chance, line("line")));
  return (
    path(line("line"), `M-18-26h${width + 36}m0 8H-18`) +
    path(line("line-thin"), rungs.join("")) +
    cabinets.join("") +
    path(line("line-bold"), `M-22 152h${width + 44}`)
  );
}

function cabinet(x: number, chance: () => number, cable: Mark): string {
  let units = "";
  let y = 9;
  while (y < 132) {
    const height = unitHeights[Math.floor(chance() * unitHeights.length)] ?? 12;
    if (y + height > 142) break;
    units += unit(x + 12, y, height, chance);
    y += height + 5;
  }
  return (
    path("accent-line", `M${x + 30} 0v-18`) +
    path(cable, `M${x + 44} 0v-18`) +
    rectangle("object", x, 0, 92, 150, 6) +
    path("line-faint", `M${x + 8} 0v150m76 0V0`) +
    units
  );
}

const unitHeights = [12, 12, 26, 12, 19] as const;

function unit(x: number, y: number, height: number, chance: () => number): string {
  const tall = height === 26;
  const lamp = circle(chance() < 0.8 ? "green" : "mid", x + 8, y + height / 2, 2.4);
  const housing = rectangle(tall ? "screen" : "tint", x, y, 68, height, 2.5);
  if (tall) return housing + lamp + path("screen-line", `M${x + 20} ${y + 8}h40m0 5h-40m0 5h28`);
  if (height === 19)
    return housing + lamp + [22, 37, 52].map((dx) => circle("object-thin", x + dx, y + 9.5, 5.5)).join("");
  return housing + lamp + path("line-thin", `M${x + 32} ${y + 6}h${12 + Math.round(chance() * 18)}`);
}
