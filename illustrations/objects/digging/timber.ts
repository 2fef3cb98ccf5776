import { path, rectangle } from "../../engine/marks.ts";
import { random } from "../../engine/random.ts";

/** A wooden beam with its grain along the longer side. */
export function timber(x: number, y: number, width: number, height: number, seed: number): string {
  const chance = random(seed);
  const upright = height > width;
  let grain = "";
  for (let line = 1; line < 5; line++) {
    const aside = Math.round(((upright ? width : height) * line) / 5);
    const from = Math.round(chance() * 60);
    const length = Math.round((upright ? height : width) * (0.35 + chance() * 0.5));
    grain += upright
      ? `M${Math.round(x + aside)} ${Math.round(y + from)}v${length}`
      : `M${Math.round(x + from)} ${Math.round(y + aside)}h${Math.min(length, width - from)}`;
  }
  return rectangle(["platform", "outline"], x, y, width, height, 3) + path("hatch", grain, 1.4);
}
