import { circle, path } from "../../engine/marks.ts";
import { shortest } from "../../engine/pen.ts";
import { picture } from "../../engine/picture.ts";
import { borehole } from "../../objects/digging/borehole.ts";
import { type Section, type SectionPlan, section } from "../../objects/rock/section.ts";
import { homeCore } from "./core.ts";

export type HomeGroundPlan = {
  width: number;
  height: number;
  /** Pixels of additional ground at each side. */
  beyond?: number;
  layers: Omit<SectionPlan, "from" | "to">;
  core: {
    x: number;
    radius: number;
    /** Height of the core's top above the surface. */
    above: number;
    /** Whether there are leader lines to the names of the layers, and a scale; the names are HTML. */
    annotated?: boolean;
  };
  hole: {
    /** Depth of the borehole in bedrock. */
    intoBedrock: number;
    rodScale?: number;
  };
  things: (ground: HomeGround) => string;
};

export type HomeGround = {
  /** Height of a bed line at x; 0 is the surface. */
  bed: (index: number, x: number) => number;
  /** The height halfway down a layer at x. */
  middle: (layer: number, x: number) => number;
  /** The x coordinates of the borehole's walls. */
  wall: { left: number; right: number };
};

/** The ground of the home page at one width: layers, the things in them, the borehole and its core. */
export function homeGround(plan: HomeGroundPlan): string {
  const { width, height, beyond = 0, layers, core, hole } = plan;
  const rock = section({ ...layers, from: -beyond - 10, to: width + beyond + 10 });
  const ground = groundOf(rock, core);
  const surface = Math.round(ground.bed(0, core.x));
  const shaft = borehole({
    id: "hole",
    x: core.x,
    radius: (ground.wall.right - ground.wall.left) / 2,
    top: surface + 6,
    bottom: Math.round(ground.bed(4, core.x)) + hole.intoBedrock,
    scale: hole.rodScale ?? 1,
  });
  const top = surface - core.above;
  const sample = homeCore({ x: core.x, y: top, radius: core.radius, rooms: core.radius > 70 });
  return picture({
    width: width + 2 * beyond,
    height,
    left: -beyond,
    definitions: shaft.definitions + sample.definitions,
    body:
      rock.body +
      shaft.body +
      plan.things(ground) +
      sample.body +
      (core.annotated ? annotations(core.x, top, core.radius) : ""),
  });
}

function groundOf({ lines, middle }: Section, { x, radius }: HomeGroundPlan["core"]): HomeGround {
  const clearance = Math.round(radius * 0.05);
  return {
    bed: (index, at) => lines[index]?.(at) ?? 0,
    middle: (layer, at) => middle(layer)(at),
    wall: { left: x - radius - clearance, right: x + radius + clearance },
  };
}

function annotations(axis: number, top: number, radius: number): string {
  const size = radius / 100;
  const leaders = [
    [52, 0],
    [146, 0],
    [240, 0],
    [352, 7],
    [436, 7],
  ] as const;
  const ruler = axis - radius - 34;
  const ticks = Array.from(
    { length: 7 },
    (_, index) => `M${ruler} ${shortest(top + index * 79 * size)}h${index % 2 ? 7 : 13}`,
  );
  const lines = leaders.map(([down, aside]) => {
    const x = axis + (86 + aside) * size;
    const y = Math.round(top + down * size);
    return (
      path("leader", `M${shortest(x)} ${y + 8}L${axis + radius + 18} ${y}h14`) +
      circle("leader-end", x, y + 8, 3)
    );
  });
  return lines.join("") + path("scale", `M${ruler} ${top}v${shortest(474 * size)}${ticks.join("")}`);
}
