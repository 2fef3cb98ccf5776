import { circle, ellipse, path } from "../../engine/marks.ts";
import { radians } from "../../engine/numbers.ts";
import { object } from "../../engine/object.ts";
import type { Mark } from "../../engine/palette.ts";

export type HairStyle = "curls" | keyof typeof drawn;

/** The x of the left and right sides of a face. Every face is centred on x = 120 and has its eyes at y = 108. */
export type Face = { left: number; right: number; chance: () => number };

type Hair = {
  behind: string;
  /** The hair in front of the head; `behind` is the hair behind it. */
  front: string;
};

/** The hairstyles that exist as SVG drawings. The drawings are black and fit a face 74 pixels wide. */
const drawn = {
  bun: { behind: object("hair-bun-behind"), front: object("hair-bun") },
  bob: { behind: object("hair-bob-behind"), front: object("hair-bob") },
  short: { behind: "", front: object("hair-short") },
  bald: { behind: "", front: object("hair-bald") },
  long: { behind: object("hair-long-behind"), front: object("hair-long") },
  scarf: { behind: "", front: object("hair-scarf") },
  turban: { behind: "", front: object("hair-turban") },
} as const satisfies Record<string, Hair>;

/** Returns hair in a style and a colour, fitted to the width of the face. */
export function hair(style: HairStyle, face: Face, colour: Mark): Hair {
  if (style === "curls") return curls(face, colour);
  const { behind, front } = drawn[style];
  // A scarf always has the same width.
  const width = style === "scarf" ? 1 : (face.right - face.left) / 74;
  const fitted = (drawing: string) =>
    `<g transform="translate(120) scale(${width.toFixed(3)} 1) translate(-120)">${drawing.replaceAll("hair-black", colour)}</g>`;
  return { behind: behind && fitted(behind), front: fitted(front) };
}

/** Curls as a cloud of outlined circles. An ellipse covers their inner outlines, so that only the outer ones remain. */
function curls({ left, right, chance }: Face, colour: Mark): Hair {
  let cloud = "";
  for (let angle = -210; angle <= 30; angle += 20) {
    const way = radians(angle);
    const radius = 15 + Math.round(chance() * 4);
    cloud += circle(
      [colour, "figure"],
      Math.round(120 + Math.cos(way) * 48),
      Math.round(92 + Math.sin(way) * 46),
      radius,
    );
  }
  return {
    behind: cloud + ellipse(colour, 120, 92, 50, 48),
    front:
      path(colour, `M${left - 3} 104V70Q120 40 ${right + 3} 70V104${hairline(left, right)}`) +
      path("figure-line", `M${right + 3} 104${hairline(left, right)}`),
  };
}

/** The hairline of the curls, from the right ear to the left. */
function hairline(left: number, right: number): string {
  const [r, l] = [right, left];
  return `Q${r - 12} 102 ${r - 10} 88 ${r - 24} 90 ${r - 26} 80 ${r - 38} 86 120 78 ${l + 34} 86 ${l + 26} 80 ${l + 22} 90 ${l + 10} 88 ${l + 12} 102 ${l - 3} 104`;
}
