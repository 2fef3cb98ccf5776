import { circle, path } from "../../engine/marks.ts";
import type { Mark } from "../../engine/palette.ts";

export type Person = {
  skin: Extract<Mark, `skin-${string}`>;
  hair: Extract<Mark, `hair-${string}`>;
  cloth: Extract<Mark, `cloth-${string}`>;
};

/** A standing person, 128 pixels tall, facing left; what they hold belongs at (-26, -74). */
export function standing({ skin, hair, cloth }: Person): string {
  return (
    path("line-bold", "M-6-4v-54M8-4v-54M-6-3h-8M8-3h-8") +
    path([cloth, "outline"], "M-13-52v-38q0-12 13-12t13 12v38z") +
    path("line-bold", "M2-88q-2 16-8 18l-16 0", 6) +
    face(0, -115, skin, hair)
  );
}

/** A sitting person, hips at (0, -46), hands on a table 40 pixels to the left. */
export function seated({ skin, hair, cloth }: Person): string {
  return (
    path("line-bold", "M-2-44h-30l-2 40M-33-3h-9") +
    path([cloth, "outline"], "M-12-40q-4-34 2-50 4-8 12-6 12 3 12 24l-2 32z") +
    path("line-bold", "M2-82q-4 18-14 19l-24-6", 6) +
    face(-4, -108, skin, hair)
  );
}

function face(x: number, y: number, skin: Mark, hair: Mark): string {
  return (
    circle([skin, "outline"], x, y, 12) +
    path([hair, "outline"], `M${x - 9} ${y - 8}q4-8 12-6 11 2 10 13 0 6-4 10-4-10-6-14-8 2-12-3z`) +
    circle(hair, x - 6, y + 2, 1.7)
  );
}
