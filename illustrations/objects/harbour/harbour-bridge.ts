import { path, rectangle } from "../../engine/marks.ts";
import { type Point, pen } from "../../engine/pen.ts";

/** Metres of the bridge in pixels of the drawing: across and up (a little taller than true). */
const across = 0.8;
const up = 0.9;

const halfSpan = (503 / 2) * across;
const deck = -52 * up;
const panels = 28;

/**
 * The Sydney Harbour Bridge, its water line at y = 0 and the crown of its arch over x = 0; 640 pixels wide
 * with its approaches. Proportions: span 503 m, crown 134 m, pylons 89 m, truss 57 m deep at the ends and 18 m at the crown.
 */
export function harbourBridge(): string {
  return approach(-1) + approach(1) + arch() + tower(-1) + tower(1) + flags;
}

/** Two chords, 28 panels of verticals and diagonals, hangers down to the deck. */
function arch(): string {
  const top: Point[] = [];
  const bottom: Point[] = [];
  const web = pen(2);
  for (let panel = 0; panel <= panels; panel++) {
    const u = (panel * 2) / panels - 1;
    const x = u * halfSpan;
    top.push([x, topChord(u)]);
    bottom.push([x, bottomChord(u)]);
    web.move(x, Math.max(bottomChord(u), deck)).line(x, topChord(u));
    if (panel === panels) continue;
    const next = u + 2 / panels;
    // Diagonals fall towards the middle.
    if (panel < panels / 2) web.move(x, topChord(u)).line(next * halfSpan, bottomChord(next));
    else web.move(x, bottomChord(u)).line(next * halfSpan, topChord(next));
  }
  return (
    path("line-thin", web.data(), 1) +
    path("line", pen(2).through(top).data(), 2.2) +
    path("line", pen(2).through(bottom).data(), 2.8) +
    rectangle("object-thin", -halfSpan - 4, deck, 2 * halfSpan + 8, 6) +
    path("line-thin", `M${-halfSpan} ${deck - 5}h${2 * halfSpan}`, 0.9)
  );
}

/** Flattens out towards the pylons, as the real one does. */
function topChord(u: number): number {
  const parabola = 1 - u * u;
  const wave = (1 + Math.cos(Math.PI * u)) / 2;
  return -up * (69 + 65 * (0.7 * parabola + 0.3 * wave));
}

function bottomChord(u: number): number {
  return -up * (12 + 104 * (1 - u * u));
}

/** The granite pylons of one side, on their abutment. */
function tower(side: -1 | 1): string {
  const x = side * (halfSpan + 13);
  const behind = x + side * 17;
  return pylon(behind, 74, "tint") + abutment(x, side) + pylon(x, 80, "surface");
}

function pylon(x: number, height: number, face: "tint" | "surface"): string {
  const shape = `M${x - 11} 0l2.5-${height - 9}h-1.500v-4h3v-5h14v5h3v4h-1.500l2.500 ${height - 9}z`;
  const grooves = `M${x - 3} -${height - 14}v20M${x + 3} -${height - 14}v20M${x - 8} -${height - 9}h16`;
  return path([face, "outline"], shape) + path("line-thin", grooves, 0.9);
}

function abutment(x: number, side: -1 | 1): string {
  const left = side === 1 ? x - 14 : x - 32;
  const doorway = `M${x + side * 17 - 5} 0v-20a5 5 0 0 1 10 0v20z`;
  return rectangle("object-thin", left, deck - 2, 46, -deck + 2) + path(["mid", "outline"], doorway, 1.25);
}

/** Five truss spans on slender piers. */
function approach(side: -1 | 1): string {
  const start = halfSpan + 40;
  const truss = pen(2);
  let piers = "";
  for (let span = 0; span < 3; span++) {
    const from = start + span * 30;
    for (let bay = 0; bay < 3; bay++) {
      const x = from + bay * 10;
      truss
        .move(side * x, deck + 6)
        .line(side * (x + 5), deck + 13)
        .line(side * (x + 10), deck + 6);
    }
    piers += path("object-thin", `M${side * (from + 30) - 3} 2l1-${-deck - 12}h4l1 ${-deck - 12}z`);
  }
  const end = side * (start + 100);
  return (
    piers +
    path("line-thin", `${truss.data()}M${side * start} ${deck + 13}H${end}`, 0.9) +
    rectangle("object-thin", Math.min(side * start, end), deck, 100, 6)
  );
}

const crown = topChord(0);

const flags =
  path("line-thin", `M-7 ${crown}v-17M7 ${crown}v-17`) +
  path("green", `M-7 ${crown - 17}h12v7h-12z`) +
  path("object-thin", `M7 ${crown - 17}h12v7h-12z`, 1);
