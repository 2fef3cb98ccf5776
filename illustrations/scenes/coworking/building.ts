import { hatch } from "../../engine/hatch.ts";
import { at, clipped, path, rectangle } from "../../engine/marks.ts";
import { object } from "../../engine/object.ts";
import { type Pen, pen } from "../../engine/pen.ts";
import { type Picture, picture } from "../../engine/picture.ts";
import { type Stratum, strata } from "../../engine/strata.ts";
import { rod } from "../../objects/digging/borehole.ts";
import { section } from "../../objects/rock/section.ts";
import { tree } from "../../objects/tree.ts";
import { standing } from "./person.ts";
import { coworkingRooms } from "./rooms.ts";

/** The storeys from the top down, one for each layer. The roof is a separate picture, without walls. */
const storeys = ["quiet", "meeting", "table", "street", "cellar"] as const;
type Storey = (typeof storeys)[number];

type Size = {
  width: number;
  /** How far the rooms extend to the left of x = 0. */
  beyond: number;
  /** The height of a storey including its floor, and the height of the picture of the roof. */
  height: number;
  roof: number;
  /** The x of the outer wall; the street is to its right. */
  wall: number;
  /** Width available for objects to the left of the stairs; the text needs the rest. */
  room: number;
  scale: number;
  /** The width of the stairwell, and the height of a flight of stairs. */
  well: number;
  rise: number;
};

/**
 * The page aligns the pictures to its right edge, so narrower screens crop them on the left. On phones the text is
 * above the objects, so a storey is drawn at its maximum height and cropped at the top.
 */
const sizes = {
  compact: {
    beyond: 0,
    width: 780,
    height: 520,
    roof: 336,
    wall: 772,
    room: 620,
    scale: 0.66,
    well: 92,
    rise: 118,
  },
  tablet: {
    beyond: 0,
    width: 991,
    height: 240,
    roof: 356,
    wall: 967,
    room: 266,
    scale: 0.74,
    well: 111,
    rise: 113,
  },
  medium: {
    beyond: 0,
    width: 1300,
    height: 276,
    roof: 410,
    wall: 1260,
    room: 390,
    scale: 1,
    well: 150,
    rise: 131,
  },
  wide: {
    beyond: 640,
    width: 3200,
    height: 284,
    roof: 432,
    wall: 1920,
    room: 560,
    scale: 1.05,
    well: 158,
    rise: 135,
  },
} as const satisfies Record<string, Size>;

export const pictures: readonly Picture[] = Object.entries(sizes).flatMap(([name, size]) => [
  { name: `coworking-roof-${name}`, draw: () => roof(size), budget: 4_000 },
  ...storeys.map((storey, index) => ({
    name: `coworking-${storey}-${name}`,
    draw: () => storeyOf(storey, strata[index] ?? "bedrock", 61 + index, size),
    budget: name === "wide" ? 9_000 : 5_500,
  })),
]);

const slab = 14;
const brick = 16;

/** A storey in cross-section, from the underside of its ceiling to the underside of its floor. */
function storeyOf(storey: Storey, stratum: Stratum, seed: number, size: Size): string {
  const { width, beyond, height, wall } = size;
  const floor = height - slab;
  const inside = `M${-beyond} 0H${wall - brick}V${floor}H${-beyond}z`;
  const signs = hatch(stratum, {
    top: (x) => wave(x) - 30,
    bottom: (x) => height + wave(x) + 20,
    from: -beyond - 12,
    to: wall,
    seed,
    scale: 1.1,
  });
  return picture({
    width: width + beyond,
    height,
    left: -beyond,
    body:
      (storey === "cellar" ? earth(size) : "") +
      clipped("inside", inside, path(stratum, inside) + signs) +
      stairs(size, storey) +
      things(storey, size) +
      floorAndWall(storey, size) +
      (storey === "street" ? street(size) : ""),
  });
}

const wave = (x: number) => Math.sin(x / 130) * 5;

function things(storey: Storey, { height, wall, room, scale, well }: Size): string {
  const left = wall - brick - well;
  return coworkingRooms[storey]
    .filter(({ x }) => -x * scale <= room)
    .map(({ x, up = 0, drawing }) => at(left + x * scale, height - slab - up * scale, drawing, scale))
    .join("");
}

function floorAndWall(storey: Storey, { width, beyond, height, wall }: Size): string {
  const door = storey === "street" ? 150 : 0;
  return (
    path("object", `M${wall - brick}-9h${brick}v${height - door + 9}h-${brick}z`) +
    rectangle(
      "object",
      -beyond - 9,
      height - slab,
      beyond + (storey === "cellar" ? width + 18 : wall + 14),
      slab,
    )
  );
}

/** Flights of stairs, and the cable beside them that supplies every room. */
function stairs({ height, wall, scale, well, rise }: Size, storey: Storey): string {
  const left = wall - brick - well;
  const landing = 34 * scale;
  const [low, high] = [left + 22 * scale, wall - brick - landing];
  const [near, far, nearRails, farRails] = [pen(2), pen(2), pen(2), pen(2)];
  let landings = "";
  for (let y = height - slab; y > -slab; y -= 2 * rise) {
    const middle = y - rise;
    flight(near, low, y, high, middle);
    flight(far, high, middle, low, middle - rise);
    rail(nearRails, low, y, high, middle, 44 * scale);
    rail(farRails, high, middle, low, middle - rise, 44 * scale);
    landings += rectangle("object-thin", high, middle, landing, 7);
  }
  const someone = at(high + landing / 2, height - slab - rise, standing(walker), scale * 0.94);
  return (
    path("shine", `M${left} 0h${well}v${height}h-${well}z`) +
    path("line-thin", farRails.data()) +
    path("object-thin", far.data()) +
    landings +
    (storey === "table" ? someone : "") +
    path("object-thin", near.data()) +
    path("line-thin", nearRails.data()) +
    rod(`M${left} 0v${height}`, 9 * scale, 5.5 * scale)
  );
}

/** The number of steps in a flight of stairs. */
const steps = 8;

const walker = { skin: "skin-bronze", hair: "hair-black", cloth: "cloth-accent" } as const;

/** The steps of a flight and the sloping underside. */
function flight(ink: Pen, x: number, y: number, toX: number, toY: number): void {
  ink.move(x, y);
  for (let step = 1; step <= steps; step++) {
    const along = x + ((toX - x) * step) / steps;
    const up = y + ((toY - y) * step) / steps;
    ink.line(x + ((toX - x) * (step - 1)) / steps, up).line(along, up);
  }
  const tread = (toX - x) / steps;
  const riser = (toY - y) / steps;
  ink
    .line(toX, toY - riser * 1.2)
    .line(x + tread * 1.2, y)
    .close();
}

/** A handrail along a flight, on four posts. */
function rail(ink: Pen, x: number, y: number, toX: number, toY: number, high: number): void {
  ink.move(x, y - high).line(toX, toY - high);
  for (const share of [0, 1 / 3, 2 / 3, 1]) {
    const [along, up] = [x + (toX - x) * share, y + (toY - y) * share];
    ink.move(along, up - high).line(along, up);
  }
}

/** The street, with as many trees as fit. */
function street({ width, height, wall, scale }: Size): string {
  const ground = height - slab;
  const trees = [50, 150, 182, 330, 470, 502, 720, 950, 984, 1180]
    .filter((x) => wall + x < width - 10)
    .map((x, index) => at(wall + x, ground + 3, tree((index % 2 ? 92 : 60) * scale)));
  const door = wall - brick;
  return (
    trees.join("") +
    rectangle("object", wall, ground, width - wall + 9, slab + 9) +
    path("object-thin", `M${door + 4} ${ground}v-148h7v148z`) +
    path("green", `M${wall} ${ground - 172}l58 22v14h-58z`) +
    path(["hollow", "outline"], `M${wall} ${ground - 172}l58 22v14h-58z`)
  );
}

/** The ground to the right of the cellar. */
function earth({ width, height, wall }: Size): string {
  return section({
    seed: 83,
    from: wall - 20,
    to: width + 20,
    top: -4,
    layers: { interface: 52, delivery: 56, platform: 70, network: height },
    amplitude: 6,
    wavelength: 260,
  }).body;
}

/** The roof: the top of the stairs, the water tank, and a garden to the left. */
function roof(size: Size): string {
  const { width, beyond, roof: height, wall, scale, well } = size;
  const left = wall - brick - well;
  const floor = height - slab;
  const garden = coworkingRooms.roof
    .filter(({ x }) => -x * scale <= size.room)
    .map(({ x, drawing }) => at(left + x * scale, floor, drawing, scale));
  const head = 128 * scale;
  return picture({
    width: width + beyond,
    height,
    left: -beyond,
    body:
      garden.join("") +
      path("object", `M${left - 8} ${floor}V${floor - head}h${well + brick + 8}V${floor}z`) +
      rectangle("object", left - 20, floor - head - 12, well + brick + 32, 12, 2) +
      path("rod-edge", `M${left} ${floor}v-${head - 30 * scale}`, 9 * scale) +
      path("rod", `M${left} ${height}v-${head - 16 * scale}`, 5.5 * scale) +
      rectangle("screen", left + well * 0.36, floor - 98 * scale, 52 * scale, 98 * scale, 2) +
      at(left + well / 2 - 61 * scale, floor - head - 12, object("water-tank"), scale * 0.82) +
      path("object", `M${-beyond - 9} ${floor}H${wall + 5}v${slab}H${-beyond - 9}z`) +
      rectangle("object", wall - brick, floor - 26 * scale, brick, 26 * scale),
  });
}
