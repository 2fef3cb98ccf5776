import { type Marks, path } from "../../engine/marks.ts";
import { type Point, pen } from "../../engine/pen.ts";

type Outline = readonly Point[];

/** The ferry as it is seen on a slab: from above, along its right side, 96 pixels long, its water line at the origin. */
export function ferryModel(): string {
  const hull: Outline = [
    [-48, 0],
    [-32, -18],
    [32, -18],
    [48, 0],
    [32, 18],
    [-32, 18],
  ];
  return (
    prism(hull, 0, 9, ["green", "outline"]) +
    prism(hull, 9, 14, "object") +
    prism(deck(31, 12), 14, 28, "object") +
    windows(31, 12, 21) +
    prism(deck(22, 9), 28, 39, "object") +
    windows(22, 9, 33.5) +
    prism(deck(5, 5), 39, 53, "object") +
    prism(deck(5, 5), 48, 53, ["accent", "outline"])
  );
}

function deck(half: number, aside: number): Outline {
  return [
    [-half, -aside],
    [half, -aside],
    [half, aside],
    [-half, aside],
  ];
}

/** An upright thing of one outline, from one height to another: the walls that face the reader, and its top. */
function prism(outline: Outline, from: number, to: number, marks: Marks): string {
  const walls = outline.flatMap((corner, index) => {
    const next = outline[(index + 1) % outline.length] ?? corner;
    const facesReader = next[1] - corner[1] > next[0] - corner[0];
    return facesReader ? [[seen(corner, from), seen(next, from), seen(next, to), seen(corner, to)]] : [];
  });
  const faces = [...walls, outline.map((corner) => seen(corner, to))];
  return path(marks, faces.map((face) => pen(2).through(face).close().data()).join(""));
}

/** Along the two walls of a deck that face the reader. */
function windows(half: number, aside: number, height: number): string {
  const ink = pen(2);
  for (let along = 5 - half; along < half - 5; along += 10)
    ink.through([seen([along, aside], height), seen([along + 5, aside], height)]);
  for (let across = 4 - aside; across < aside - 5; across += 8)
    ink.through([seen([half, across + 4], height), seen([half, across], height)]);
  return path("line", ink.data(), 2.4);
}

/** As `slab` is seen: twice as wide as high. */
function seen([along, aside]: Point, height: number): Point {
  return [(along - aside) * 0.9, (along + aside) * 0.45 - height];
}
