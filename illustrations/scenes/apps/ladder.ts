import { path } from "../../engine/marks.ts";
import { pen } from "../../engine/pen.ts";

/** A ladder that leans to the left by `lean` pixels over its height; the middle of its base is at the origin. */
export function ladder(height: number, lean: number): string {
  const rungs = pen(2);
  for (let up = 14; up < height - 8; up += 17) {
    const x = (-lean * up) / height;
    rungs.move(x - 11, -up).line(x + 11, -up);
  }
  const rails = pen(2)
    .through([
      [-11, 0],
      [-11 - lean, -height],
    ])
    .through([
      [11, 0],
      [11 - lean, -height],
    ]);
  return path("line-bold", rails.data()) + path("line", rungs.data());
}
