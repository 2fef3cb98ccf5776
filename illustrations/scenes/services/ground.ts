import type { Line } from "../../engine/hatch.ts";
import { at } from "../../engine/marks.ts";
import { object } from "../../engine/object.ts";
import { type Picture, picture } from "../../engine/picture.ts";
import type { Stratum } from "../../engine/strata.ts";
import { section } from "../../objects/rock/section.ts";
import { tree } from "../../objects/tree.ts";

type CloseUp = {
  stratum: Stratum;
  seed: number;
  /** The height of the drawn ground on wide screens. The layer's plain colour fills the rest of a taller section. */
  height: number;
  /** Objects on or in the ground on wide screens; the middle of the screen is at x = 0. */
  finds?: (surface: Line) => Find[];
};

type Find = { x: number; drawing: string };

/** The space above the mean height of a layer's surface, for the waves of the surface and the objects on it. */
export const servicesSky = 76;

const closeUps: readonly CloseUp[] = [
  { stratum: "interface", seed: 83, height: 860, finds: woods },
  { stratum: "delivery", seed: 97, height: 800 },
  { stratum: "platform", seed: 110, height: 860, finds: fossils },
  { stratum: "network", seed: 122, height: 620 },
  { stratum: "bedrock", seed: 136, height: 730, finds: gems },
];

/**
 * The layers of the services page in close-up, with hatching about twice as large as elsewhere. The pictures overlap
 * like roof tiles and are never scaled, so a wider screen shows more of the same ground.
 */
export const pictures: readonly Picture[] = closeUps.flatMap((layer) => [
  { name: `services-${layer.stratum}-phone`, draw: () => phoneGround(layer), budget: 2_600 },
  { name: `services-${layer.stratum}-wide`, draw: () => wideGround(layer, 1440), budget: 5_000 },
  { name: `services-${layer.stratum}-widest`, draw: () => wideGround(layer, 3840), budget: 11_000 },
]);

/** The ground round the objects, for phones. The page fades it out below the text. */
function phoneGround({ stratum, seed }: CloseUp): string {
  const { body } = section({
    seed: seed + 3,
    to: 720,
    top: servicesSky,
    layers: { [stratum]: 420 },
    amplitude: 9,
    wavelength: 170,
    scale: 1.5,
  });
  return picture({ width: 700, height: 440, body });
}

function wideGround({ stratum, seed, height, finds = () => [] }: CloseUp, width: number): string {
  const { body, surface } = section({
    seed,
    from: -width / 2 - 20,
    to: width / 2 + 20,
    top: servicesSky,
    layers: { [stratum]: height - servicesSky + 30 },
    amplitude: 24,
    wavelength: 420,
    scale: 1.9,
  });
  const seen = finds(surface).filter(({ x }) => Math.abs(x) < width / 2);
  return picture({
    width,
    height,
    left: -width / 2,
    body: body + seen.map(({ drawing }) => drawing).join(""),
  });
}

function woods(surface: Line): Find[] {
  const trees = [
    [652, 62],
    [690, 46],
    [-704, 40],
    [-760, 62],
    [-1010, 44],
    [-1046, 66],
    [-1400, 54],
    [760, 52],
    [1040, 66],
    [1078, 46],
    [1430, 58],
    [1800, 48],
  ] as const;
  return trees.map(([x, tall]) => ({ x, drawing: at(x, surface(x) + 3, tree(tall)) }));
}

function fossils(): Find[] {
  return [
    { x: 570, drawing: at(570, 520, object("ammonite"), 1.3) },
    { x: 1010, drawing: at(1010, 300, object("ammonite"), 2) },
    { x: -1180, drawing: at(-1180, 380, object("ammonite")) },
  ];
}

function gems(): Find[] {
  return [
    { x: 1040, drawing: at(1040, 320, object("crystals"), 1.5) },
    { x: -980, drawing: at(-980, 380, object("crystals"), 1.2) },
  ];
}
