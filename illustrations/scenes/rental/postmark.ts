import { circle, path } from "../../engine/marks.ts";
import { pen } from "../../engine/pen.ts";
import { picture } from "../../engine/picture.ts";

/** Two rings and five waves, as a post office puts them across a stamp: 220 by 96 pixels. */
export function postmark(): string {
  const waves = pen();
  for (const y of [22, 35, 48, 61, 74]) {
    const start = 102 - Math.abs(y - 48) * 0.3;
    waves.move(start, y);
    for (let half = 0; half < 6; half++) {
      waves.curve(start + half * 19 + 9.5, y + (half % 2 ? 9 : -9), start + (half + 1) * 19, y);
    }
  }
  return picture({
    width: 220,
    height: 96,
    body:
      circle(["postmark", "hollow"], 48, 48, 45) +
      circle(["postmark", "hollow"], 48, 48, 30) +
      path(["postmark", "hollow"], "M26 42H70M26 54H70") +
      path(["postmark", "hollow"], waves.data()),
  });
}
