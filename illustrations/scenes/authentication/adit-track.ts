import { path } from "../../engine/marks.ts";
import { pen } from "../../engine/pen.ts";

/** The vanishing point: above the middle of the threshold. */
const vanishing = -200;

/**
 * Rails and sleepers on gravel, from `near` pixels in front of the threshold, at the origin, to the light at the end of
 * the tunnel.
 */
export function track(near: number): string {
  const largest = 1 - near / vanishing;
  const smallest = 0.225;
  const sleepers = pen(2);
  for (let away = 0.55; 1 / away > smallest * 1.1; away += 0.15) {
    const size = 1 / away;
    if (size > largest) continue;
    const [y, half, deep] = [at(size), 78 * size, 6 * size];
    sleepers
      .move(-half, y)
      .line(half, y)
      .line(half, y + deep)
      .line(-half, y + deep)
      .close();
  }
  const rails = pen(2);
  for (const side of [-1, 1])
    rails
      .move(side * 50 * largest, at(largest))
      .line(side * 54 * largest, at(largest))
      .line(side * 54 * smallest, at(smallest))
      .line(side * 50 * smallest, at(smallest))
      .close();
  const [front, back] = [at(largest), at(smallest)];
  const gravel = pen(2)
    .move(-96 * largest, front)
    .line(96 * largest, front)
    .line(96 * smallest, back)
    .line(-96 * smallest, back)
    .close()
    .data();
  return (
    path("mica", gravel) +
    path("overhang", gravel) +
    path("sleeper", sleepers.data()) +
    path("rail", rails.data())
  );
}

function at(size: number): number {
  return vanishing * (1 - size);
}
