import { path } from "../../engine/marks.ts";
import { radians, range } from "../../engine/numbers.ts";
import { type Pen, type Point, pen } from "../../engine/pen.ts";
import type { Stratum } from "../../engine/strata.ts";

type CoreSide = {
  /** Maps an angle (degrees; 0 faces the viewer) and a fraction of the segment's height to a point on the side. */
  wrap: (angle: number, share: number) => Point;
  /** Height of the segment in pixels. */
  height: number;
  scale: number;
  chance: () => number;
};

/** The hatching of each layer, wrapped round the side of a core. */
export const coreHatch: Record<Stratum, (side: CoreSide) => string> = {
  interface: sand,
  delivery: flow,
  platform: limestone,
  network: shale,
  bedrock: granite,
};

function sand({ wrap, height, scale, chance }: CoreSide): string {
  const fine = pen();
  const coarse = pen();
  const rows = Math.round(height / (11 * scale));
  for (let row = 0; row < rows; row++) {
    for (let column = -82 + (row % 2) * 4.5; column < 86; column += 10 * scale) {
      const angle = column + (chance() - 0.5) * 4;
      const share = (row + 0.5 + (chance() - 0.5) * 0.4) / rows;
      const ink = chance() < 0.2 + share * 0.4 ? coarse : fine;
      ink.dot(...wrap(angle, share));
    }
  }
  return (
    path(["hatch", "round"], fine.data(), 1.9 * scale) + path(["hatch", "round"], coarse.data(), 2.9 * scale)
  );
}

function flow({ wrap, height, scale }: CoreSide): string {
  const ink = pen(2);
  const rows = Math.round(height / (12 * scale));
  const wave = 2.8 * scale;
  for (let row = 1; row < rows; row++) {
    const points = range(-90, 91, 6).map((angle): Point => {
      const [x, y] = wrap(angle, row / rows);
      return [x, y + Math.sin((angle / 9) * scale + row * 2) * wave];
    });
    curveThrough(ink, points);
  }
  return path("hatch", ink.data(), 1.15);
}

function limestone({ wrap, height, scale, chance }: CoreSide): string {
  const ink = pen();
  const rows = Math.round(height / (17 * scale));
  for (let row = 0; row < rows; row++) {
    if (row > 0) ink.through(arc(wrap, row / rows));
    for (let angle = -80 + (row % 2) * 12; angle < 90; angle += 22 + chance() * 5) {
      ink.move(...wrap(angle, row / rows)).line(...wrap(angle, (row + 1) / rows));
    }
  }
  return path("hatch", ink.data(), 1.15);
}

function shale({ wrap, height, scale, chance }: CoreSide): string {
  const ink = pen(2);
  const rows = Math.round(height / (9 * scale));
  for (let row = 1; row < rows; row++) {
    let angle = -90 + chance() * 10;
    while (angle < 86) {
      const end = Math.min(88, angle + 6 + chance() * 20);
      ink.move(...wrap(angle, row / rows)).line(...wrap(end, row / rows));
      angle = end + 5 + chance() * 8;
    }
  }
  return path(["hatch", "round"], ink.data(), 1.25);
}

function granite({ wrap, height, scale, chance }: CoreSide): string {
  const ink = pen();
  const rows = Math.round(height / (19 * scale));
  for (let row = 0; row < rows; row++) {
    for (let column = -74 + (row % 2) * 9; column < 80; column += 18) {
      const angle = column + (chance() - 0.5) * 5;
      const [x, y] = wrap(angle, (row + 0.5) / rows);
      const arm = 3.6 * scale;
      const across = arm * Math.cos(radians(angle));
      ink.move(x - across, y).line(x + across, y);
      ink.move(x, y - arm).line(x, y + arm);
    }
  }
  return path("hatch-on-rock", ink.data(), 1.2);
}

/** A bed line round the core, at a fraction of the segment's height. */
export function arc(wrap: CoreSide["wrap"], share: number): Point[] {
  return range(-90, 91, 12).map((angle) => wrap(angle, share));
}

/** A smooth line through the midpoints of a polyline's segments. */
function curveThrough(ink: Pen, points: readonly Point[]): void {
  points.forEach(([x, y], index) => {
    const next = points[index + 1];
    if (index === 0) ink.move(x, y);
    else if (next) ink.curve(x, y, (x + next[0]) / 2, (y + next[1]) / 2);
    else ink.line(x, y);
  });
}
