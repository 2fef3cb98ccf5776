import { object } from "../../engine/object.ts";
import type { Mark } from "../../engine/palette.ts";

export type Person = {
  skin: Extract<Mark, `skin-${string}`>;
  hair: Extract<Mark, `hair-${string}`>;
  cloth: Extract<Mark, `cloth-${string}`>;
};

/** A standing person, 128 pixels tall, facing left. Place an object in the person's hand at (-26, -74). */
export function standing(person: Person): string {
  return coloured(object("standing-person"), person);
}

/** A sitting person, with the hips at (0, -46) and the hands on a table 40 pixels to the left. */
export function seated(person: Person): string {
  return coloured(object("seated-person"), person);
}

function coloured(drawing: string, { skin, hair, cloth }: Person): string {
  return drawing
    .replaceAll("skin-sand", skin)
    .replaceAll("hair-copper", hair)
    .replaceAll("cloth-azure", cloth);
}
