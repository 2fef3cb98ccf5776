import { hatch } from "../../engine/hatch.ts";
import { at, circle, ellipse, path, rectangle } from "../../engine/marks.ts";
import type { Mark } from "../../engine/palette.ts";
import { picture } from "../../engine/picture.ts";
import { random } from "../../engine/random.ts";
import type { Stratum } from "../../engine/strata.ts";
import { type Face, type HairStyle, hair } from "./hair.ts";

type Cloth = Extract<Mark, `cloth-${string}`>;
type HairColour = Extract<Mark, `hair-${string}`>;

export type PortraitPlan = {
  seed: number;
  /** The layer whose hatching is the background. */
  stratum: Stratum;
  skin: Extract<Mark, `skin-${string}`>;
  hair: { style: HairStyle; colour: HairColour | Cloth };
  beard?: { length: "short" | "full"; colour: HairColour };
  glasses?: "round" | "square";
  earrings?: boolean;
  collar: "round" | "shirt" | "roll" | "hood";
  cloth: Cloth;
};

/** A fictional person, 240 by 240 pixels: head and shoulders on a disc hatched like a layer. */
export function portrait(plan: PortraitPlan): string {
  const { seed, stratum } = plan;
  const chance = random(seed);
  const half = 35 + Math.round(chance() * 4);
  const face: Face = { left: 120 - half, right: 120 + half, chance };
  const locks = hair(plan.hair.style, face, plan.hair.colour);
  const ground = hatch(stratum, { top: () => 0, bottom: () => 240, from: 0, to: 240, seed, scale: 1.3 });
  const top = plan.hair.style === "scarf" ? locks.front + scarfedFace(plan) : head(plan, face) + locks.front;
  const body =
    // The background keeps its light colour in the dark theme, because black hair would be invisible on a dark one.
    `<clipPath id="disc"><circle cx="120" cy="120" r="120"/></clipPath><g clip-path="url(#disc)"><g class="by-day">${circle(stratum, 120, 120, 120)}${ground}</g>` +
    `${at(-18, -12, locks.behind + shoulders(plan) + top + features(plan, face), 1.15)}</g>`;
  return picture({ width: 240, height: 240, body });
}

function shoulders({ skin, collar, cloth }: PortraitPlan): string {
  const hood = collar === "hood" ? path([cloth, "figure"], "M74 196Q70 158 120 160T166 196L120 222z") : "";
  return (
    hood +
    path([cloth, "figure"], "M26 252Q28 194 90 180L120 190 150 180Q212 194 214 252z") +
    path([skin, "figure"], "M101 140V181Q120 204 139 181V140z") +
    path("figure-shade", "M102 150V166Q124 176 138 156V150z") +
    collars[collar](cloth)
  );
}

const collars: Record<PortraitPlan["collar"], (cloth: Cloth) => string> = {
  round: (cloth) => path([cloth, "figure"], "M94 178Q120 216 146 178L139 180Q120 203 101 180z"),
  shirt: () =>
    path(["cloth-paper", "figure"], "M99 170L120 198 141 170 156 182 136 214 120 198 104 214 84 182z") +
    path("figure-line", "M120 198V250"),
  roll: (cloth) =>
    path([cloth, "figure"], "M96 164Q120 176 144 164L147 188Q120 204 93 188z") +
    path("figure-fold", "M95 176Q120 190 145 176"),
  hood: (cloth) =>
    path(
      [cloth, "figure"],
      "M98 172Q78 182 80 196 100 208 120 226 140 208 160 196 162 182 142 172 140 196 120 208 100 196 98 172z",
    ) + path("figure-line", "M108 220V240M132 220V240"),
};

function head({ skin, earrings }: PortraitPlan, { left, right }: Face): string {
  const lobes = earrings
    ? circle("cloth-ochre", left - 3, 128, 5) + circle("cloth-ochre", right + 3, 128, 5)
    : "";
  return (
    ellipse([skin, "figure"], left, 112, 8, 11) +
    ellipse([skin, "figure"], right, 112, 8, 11) +
    lobes +
    path(
      [skin, "figure"],
      `M${left} 98C${left} 44 ${right} 44 ${right} 98V116C${right} 148 138 160 120 160S${left} 148 ${left} 116z`,
    )
  );
}

/** The face inside a headscarf. */
function scarfedFace({ skin }: PortraitPlan): string {
  return path([skin, "figure"], "M90 104C90 60 150 60 150 104V116C150 142 136 154 120 154S90 142 90 116z");
}

function features(plan: PortraitPlan, face: Face): string {
  const { chance } = face;
  const apart = 14 + Math.round(chance() * 2);
  const [left, right] = [120 - apart, 120 + apart];
  const lift = Math.round(chance() * 3);
  const smile = 8 + Math.round(chance() * 5);
  const brows = `M${left - 8} 95Q${left} ${89 - lift} ${left + 7} 94M${right - 7} 94Q${right} ${89 - lift} ${right + 8} 95`;
  return (
    (plan.beard ? beards[plan.beard.length](face, plan.beard.colour) : "") +
    circle("figure-ink", left, 108, 3.6) +
    circle("figure-ink", right, 108, 3.6) +
    path("figure-line", brows) +
    path("figure-fold", "M121 108Q114 121 122 122") +
    (plan.glasses ? glasses[plan.glasses](left, right, face) : "") +
    path("figure-line", `M108 134Q120 ${134 + smile} 132 134`)
  );
}

const beards = {
  short: ({ left, right }: Face, colour: Mark) => path([colour, "figure"], beard(left, right, 164)),
  full: ({ left, right }: Face, colour: Mark) => path([colour, "figure"], beard(left, right, 186)),
};

/** A beard from ear to ear and round the mouth, down to y = `end`. */
function beard(left: number, right: number, end: number): string {
  return (
    `M${left} 104Q${left + 4} 124 ${left + 14} 126 120 118 120 126 120 118 ${right - 14} 126 ${right - 4} 124 ${right} 104` +
    `V122C${right} 150 ${right - 10} ${end} 120 ${end}S${left} 150 ${left} 122z`
  );
}

const glasses = {
  round: (left: number, right: number, face: Face) =>
    circle(["hollow", "figure"], left, 108, 13) +
    circle(["hollow", "figure"], right, 108, 13) +
    path("figure-line", sidesOf(left, right, 13, face)),
  square: (left: number, right: number, face: Face) =>
    rectangle(["hollow", "figure"], left - 13, 98, 26, 20, 5) +
    rectangle(["hollow", "figure"], right - 13, 98, 26, 20, 5) +
    path("figure-line", sidesOf(left, right, 13, face)),
};

/** The bridge and the temples of a pair of glasses. */
function sidesOf(left: number, right: number, half: number, face: Face): string {
  return `M${left + half} 107Q120 102 ${right - half} 107M${left - half} 106L${face.left} 103M${right + half} 106L${face.right} 103`;
}
