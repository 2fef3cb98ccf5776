import { circle, path } from "../../engine/marks.ts";
import { shortest } from "../../engine/pen.ts";
import { picture } from "../../engine/picture.ts";
import { borehole } from "../../objects/digging/borehole.ts";
import { type Section, type SectionPlan, section } from "../../objects/rock/section.ts";
import { type Trees, trees } from "../../objects/tree.ts";
import { homeCore } from "./core.ts";

export type HomeGroundPlan = {
  width: number;
  height: number;
  /** Pixels of additional ground on each side. */
  beyond?: number;
  layers: Omit<SectionPlan, "from" | "to">;
  core: {
    x: number;
    radius: number;
    /** How far the top of the core is above the surface. */
    above: number;
    /** Whether the core has a depth scale, and a leader line from each layer to its name. The names are HTML. */
    annotated?: boolean;
  };
  hole: {
    /** How deep the borehole reaches into the bedrock. */
    intoBedrock: number;
    rodScale?: number;
  };
  trees: Trees;
  things: (ground: HomeGround) => string;
};

export type HomeGround = Section & {
  /** The x coordinates of the borehole's walls. */
  wall: { left: number; right: number };
};

/** The ground of the home page at one width: the layers, the objects in them, and the borehole with its core. */
export function homeGround(plan: HomeGroundPlan): string {
  const { width, height, beyond = 0, layers, core, hole } = plan;
  const rock = section({ ...layers, from: -beyond - 10, to: width + beyond + 10 });
  const clearance = core.radius + Math.round(core.radius * 0.05);
  const ground = { ...rock, wall: { left: core.x - clearance, right: core.x + clearance } };
  const surface = Math.round(rock.surface(core.x));
  const shaft = borehole({
    id: "hole",
    x: core.x,
    radius: clearance,
    top: surface + 6,
    bottom: Math.round(rock.bed(4, core.x)) + hole.intoBedrock,
    scale: hole.rodScale ?? 1,
  });
  const top = surface - core.above;
  const sample = homeCore({ x: core.x, y: top, radius: core.radius, rooms: core.radius > 70 });
  return picture({
    width: width + 2 * beyond,
    height,
    left: -beyond,
    body:
      rock.body +
      shaft +
      trees(plan.trees, rock.surface) +
      plan.things(ground) +
      sample +
      (core.annotated ? annotations(core.x, top, core.radius) : ""),
  });
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
