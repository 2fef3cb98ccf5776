import { circle, path, rectangle, words } from "../engine/marks.ts";
import { random } from "../engine/random.ts";

/** A window with an orders page, 316 by 196 pixels. */
export function browser(): string {
  const chance = random(5);
  const bars = Array.from({ length: 9 }, (_, index) => {
    const height = Math.round(14 + chance() * 30);
    return rectangle(index === 6 ? "green" : "mid", 112 + index * 20, 176 - height, 11, height, 2);
  });
  const menu = [46, 64, 58, 72, 52].map((width, index) =>
    rectangle(index === 1 ? "ink" : "mid", 14, 46 + index * 22, width - 4, 8, 3),
  );
  return (
    rectangle("object", 0, 0, 316, 196, 10) +
    path("line-thin", "M0 28h316M92 28v168M108 177h192") +
    circle("ink", 16, 14, 3.5) +
    circle("mid", 28, 14, 3.5) +
    circle("mid", 40, 14, 3.5) +
    rectangle("tint", 60, 7, 186, 14, 7) +
    menu.join("") +
    words("screen-title", 108, 55, 13, "Orders") +
    rectangle("green", 232, 41, 68, 20, 5) +
    rectangle("white", 246, 49, 40, 4, 2) +
    bars.join("") +
    path("accent-line", "M112 118l22-8 20 6 20-18 20 8 20-14 20 4 20-12 24-4")
  );
}
