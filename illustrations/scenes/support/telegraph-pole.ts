import { path, rectangle } from "../../engine/marks.ts";

/** The insulators: their distance from the pole's axis, and their height as a fraction of the pole's height. */
export const telegraphPoleWires = [
  { aside: -30, up: 0.95 },
  { aside: 30, up: 0.95 },
  { aside: -22, up: 0.81 },
  { aside: 22, up: 0.81 },
] as const;

/** A pole with two cross-arms and four insulators, its base at the origin. */
export function telegraphPole(height: number): string {
  const arms = [0.95, 0.81].map((up, index) => {
    const reach = index === 0 ? 36 : 28;
    return rectangle("object-thin", -reach, -height * up + 4, reach * 2, 7, 2);
  });
  const insulators = telegraphPoleWires.map(({ aside, up }) =>
    rectangle("object-thin", aside - 3.5, -height * up - 5, 7, 9, 2),
  );
  return (
    path("object", `M-5 16L-3.5-${height}h7L5 16z`) +
    path(
      "line-thin",
      `M-3-${Math.round(height * 0.74)}L-24-${Math.round(height * 0.92)}M3-${Math.round(height * 0.74)}L24-${Math.round(height * 0.92)}`,
    ) +
    arms.join("") +
    insulators.join("")
  );
}
