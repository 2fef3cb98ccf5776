import type { Point } from "./pen.ts";

/** Returns each point's Voronoi cell, clipped to the frame. Takes quadratic time: pass a few hundred points at most. */
export function voronoi(points: readonly Point[], width: number, height: number): Point[][] {
  const frame: Point[] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  return points.map((own, index) =>
    points.reduce((cell, other, at) => (at === index ? cell : nearerHalf(cell, own, other)), frame),
  );
}

function nearerHalf(cell: readonly Point[], own: Point, other: Point): Point[] {
  const [dx, dy] = [other[0] - own[0], other[1] - own[1]];
  const [middleX, middleY] = [(own[0] + other[0]) / 2, (own[1] + other[1]) / 2];
  const beyond = ([x, y]: Point) => (x - middleX) * dx + (y - middleY) * dy;
  return cell.flatMap((point, index): Point[] => {
    const next = cell[(index + 1) % cell.length] ?? point;
    const [here, there] = [beyond(point), beyond(next)];
    const kept: Point[] = here <= 0 ? [point] : [];
    if (here * there >= 0) return kept;
    const share = here / (here - there);
    return [...kept, [point[0] + (next[0] - point[0]) * share, point[1] + (next[1] - point[1]) * share]];
  });
}
