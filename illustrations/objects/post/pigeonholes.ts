import { at, path, rectangle } from "../../engine/marks.ts";
import { letter } from "./letter.ts";

/** Where letters are sorted into: 4 by 3 holes, 340 by 204 pixels, its foot at y = 0. `own` is the hole that is marked; without it none is. */
export function pigeonholes(own?: number): string {
  const holes = Array.from({ length: 12 }, (_, index) => {
    const [x, y] = [8 + (index % 4) * 82, -196 + Math.floor(index / 4) * 64];
    const inside =
      full.includes(index) || index === own
        ? `<g class="by-day">${at(x + 39, y + 37, letter(), 0.6)}</g>`
        : "";
    const mark = index === own ? rectangle("accent-line", x - 2, y - 1, 82, 60, 3) : "";
    return { hole: rectangle("tint", x, y, 78, 58, 2) + inside, mark };
  });
  return (
    rectangle("object", 0, -204, 340, 204, 5) +
    holes.map(({ hole }) => hole).join("") +
    path("line", "M8-136h324M8-72h324M88-196V-8M170-196V-8M252-196V-8") +
    holes.map(({ mark }) => mark).join("")
  );
}

const full = [0, 3, 9, 10];
