import { at, path } from "../../engine/marks.ts";
import { noise } from "../../engine/noise.ts";
import { type Point, pen } from "../../engine/pen.ts";
import { picture, type Skyline } from "../../engine/picture.ts";
import { borehole } from "../../objects/digging/borehole.ts";
import { drillRig } from "../../objects/digging/drill-rig.ts";
import type { HarbourPlan } from "../../objects/harbour/harbour.ts";
import { skylineOnWater, skylineWater } from "../../objects/harbour/skyline.ts";
import { type Section, type SectionPlan, section } from "../../objects/rock/section.ts";

export type ContactGroundPlan = {
  width: number;
  /** Height of the picture, down to where the tiles of chamber.ts begin. */
  height: number;
  /** Pixels of additional ground at each side. */
  beyond?: number;
  layers: Omit<SectionPlan, "from" | "to">;
  /** The chamber with the form: the heights of its roof, and the x of its right wall. */
  chamber: { roof: number; wall: number };
  city: { x: number; scale: number };
  ferry: number;
  rig: { x: number; mast: number; scale: number };
  things: (ground: ContactGround) => string;
};

export type ContactGround = {
  /** Height of a bed line at x; 0 is the surface. */
  bed: (index: number, x: number) => number;
  /** The height halfway down a layer at x. */
  middle: (layer: number, x: number) => number;
};

/** The contact page from 992 pixels: the skyline on the surface, the chamber at the left, layers at its right. */
export function contactGround(plan: ContactGroundPlan, skyline: Skyline = "sydney"): string {
  const { width, height, beyond = 0, layers, chamber, city, rig } = plan;
  // Above the chamber only the topmost layer is drawn; the two parts overlap by 40 pixels.
  const joint = chamber.wall - 44;
  const stack = section({ ...layers, from: joint - 20, to: width + beyond + 20 });
  const crust = section({ ...layers, from: -beyond - 20, to: joint + 20, layers: crustOf(layers) });
  const ground = groundOf(stack);
  const water = waterOf(plan, ground);
  const dug = digging(plan, ground, water);
  const surface = Math.round(ground.bed(0, rig.x));
  const hole = borehole({
    id: "hole",
    x: rig.x,
    radius: 15,
    top: surface + 4,
    bottom: Math.round(ground.bed(4, rig.x)) + 52,
    scale: 0.52,
  });
  return picture({
    width: width + 2 * beyond,
    height,
    left: -beyond,
    definitions:
      `<clipPath id="ground"><path d="${dug.solid}"/></clipPath>` +
      `<clipPath id="stack"><path d="M${joint} 0h${width + beyond - joint}v${height}H${joint}z"/></clipPath>` +
      hole.definitions,
    body:
      `<g clip-path="url(#ground)">${crust.body}<g clip-path="url(#stack)">${stack.body}</g></g>` +
      path(["edge", "hollow"], dug.edge) +
      skylineOnWater(skyline, city, water) +
      hole.body +
      at(rig.x, surface + 2, drillRig(rig.mast), rig.scale) +
      plan.things(ground),
  });
}

/**
 * The topmost layer alone. The bed below it tilts by 14 pixels from end to end (see section.ts): up at the left end of
 * the layers, down at the right end of the crust. The crust is 14 pixels thinner, so that the beds meet.
 */
function crustOf({ layers }: ContactGroundPlan["layers"]): SectionPlan["layers"] {
  const top = layers.slice(0, 1).map(([stratum, thickness]) => [stratum, thickness - 14] as const);
  return [...top, ["bedrock", 1]];
}

function groundOf({ lines, middle }: Section): ContactGround {
  return {
    bed: (index, at) => lines[index]?.(at) ?? 0,
    middle: (layer, at) => middle(layer)(at),
  };
}

/** The ground without chamber and harbour, and the torn edge of the chamber. */
function digging(
  { width, height, beyond = 0, chamber }: ContactGroundPlan,
  { bed }: ContactGround,
  { from, to, y: shore }: HarbourPlan,
) {
  const roughRoof = noise(71, 90);
  const roughWall = noise(72, 70);
  const edge: Point[] = [];
  for (let x = -beyond; x <= chamber.wall - 26; x += 13) edge.push([x, chamber.roof + roughRoof(x) * 9]);
  edge.push([chamber.wall - 12, chamber.roof - 2], [chamber.wall - 2, chamber.roof + 12]);
  for (let y = chamber.roof + 24; y < height - 6; y += 13) {
    edge.push([chamber.wall + (roughWall(y) - roughWall(height)) * 11, y]);
  }
  edge.push([chamber.wall, height]);
  const right = width + beyond;
  const sky = bed(0, 0) - 40;
  return {
    edge: pen(2).through(edge).data(),
    solid: pen(2)
      .through([[-beyond, sky], ...edge, [right, height], [right, sky]])
      .line(to, sky)
      .line(to, shore)
      .line(from, shore)
      .line(from, sky)
      .close()
      .data(),
  };
}

function waterOf({ city, ferry }: ContactGroundPlan, { bed }: ContactGround): HarbourPlan {
  const shore = (x: number) => Math.round(city.x + x * city.scale);
  const { from, to } = skylineWater;
  return {
    from: shore(from),
    to: shore(to),
    y: Math.round(bed(0, shore(to))),
    depth: Math.round(40 * city.scale),
    seed: 5,
    ferry: { x: ferry, scale: 0.7 * city.scale },
  };
}
