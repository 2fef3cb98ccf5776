import { circle, ellipse, path } from "../../engine/marks.ts";
import type { Mark } from "../../engine/palette.ts";

export type HairStyle = "bun" | "curls" | "bob" | "short" | "bald" | "long" | "scarf" | "turban";

/** Where the sides of a face are; its middle is at x = 120, its eyes at y = 108. */
export type Face = { left: number; right: number; chance: () => number };

export type Hair = {
  behind: string;
  /** Lies over the head. */
  front: string;
};

/** Every way to wear it, by the sides of the face. */
export const hair: Record<HairStyle, (face: Face, colour: Mark) => Hair> = {
  bun: ({ left, right }, colour) => ({
    behind: circle([colour, "figure"], 120, 40, 21),
    front: path(
      [colour, "figure"],
      `M${left - 5} 112C${left - 12} 34 ${right + 12} 34 ${right + 5} 112Q${right - 2} 78 120 66 ${left + 2} 78 ${left - 5} 112z`,
    ),
  }),
  curls: ({ left, right, chance }, colour) => ({
    behind: curls(colour, chance),
    front:
      path(colour, `M${left - 3} 104V70Q120 40 ${right + 3} 70V104${hairline(left, right)}`) +
      path("figure-line", `M${right + 3} 104${hairline(left, right)}`),
  }),
  bob: ({ left, right }, colour) => ({
    behind: path(
      [colour, "figure"],
      `M${left - 15} 154Q${left - 12} 120 ${left - 14} 96C${left - 14} 30 ${right + 14} 30 ${right + 14} 96Q${right + 12} 120 ${right + 15} 154 ${right - 6} 168 ${right - 14} 150H${left + 14}Q${left + 6} 168 ${left - 15} 154z`,
    ),
    front: path(
      [colour, "figure"],
      `M${left - 14} 98C${left - 14} 30 ${right + 14} 30 ${right + 14} 98L${right + 4} 110Q${right - 2} 98 ${right - 5} 88 120 93 ${left + 5} 88 ${left + 2} 98 ${left - 4} 110z`,
    ),
  }),
  short: ({ left, right }, colour) => ({
    behind: "",
    front: path(
      [colour, "figure"],
      `M${left - 4} 106Q${left - 12} 70 ${left + 6} 54 ${left + 22} 38 ${right - 18} 44 ${right + 12} 48 ${right + 4} 106 ${right - 3} 92 ${right - 6} 82 ${right - 34} 86 ${left + 22} 72 ${left + 12} 84 ${left + 3} 86 ${left} 96 ${left - 4} 106z`,
    ),
  }),
  bald: () => ({ behind: "", front: path("figure-fold", "M130 71Q140 73 145 83") }),
  long: ({ left, right }, colour) => ({
    behind: path(
      [colour, "figure"],
      `M${left - 12} 214Q${left - 30} 176 ${left - 15} 150 ${left - 22} 120 ${left - 12} 96C${left - 10} 30 ${right + 12} 30 ${right + 12} 96Q${right + 22} 120 ${right + 15} 150 ${right + 30} 176 ${right + 12} 214z`,
    ),
    front: path(
      [colour, "figure"],
      `M${left - 12} 98C${left - 10} 30 ${right + 12} 30 ${right + 12} 98L${right + 4} 116Q${right - 2} 86 ${right - 18} 79 ${left + 36} 80 ${left + 28} 58 ${left + 24} 92 ${left - 4} 114z`,
    ),
  }),
  scarf: (_face, colour) => ({
    behind: "",
    front:
      path(
        [colour, "figure"],
        "M120 40C64 40 70 96 70 118Q70 156 56 200 86 226 120 222 154 226 184 200 170 156 170 118C170 96 176 40 120 40z",
      ) + path("figure-fold", "M84 156Q104 190 168 184M78 174Q96 206 140 208M92 66Q106 54 126 54"),
  }),
  turban: ({ left, right }, colour) => ({
    behind: "",
    front:
      path(
        [colour, "figure"],
        `M${left - 7} 98Q${left - 24} 30 116 28T${right + 7} 98Q${right - 8} 78 120 74 ${left + 8} 78 ${left - 7} 98z`,
      ) +
      path(
        "figure-fold",
        `M${left - 10} 78Q108 60 134 31M${left - 4} 90Q120 62 152 40M${right + 9} 76Q${right - 18} 66 122 73`,
      ),
  }),
};

/** Of curls, from the right ear to the left one. */
function hairline(left: number, right: number): string {
  const [r, l] = [right, left];
  return `Q${r - 12} 102 ${r - 10} 88 ${r - 24} 90 ${r - 26} 80 ${r - 38} 86 120 78 ${l + 34} 86 ${l + 26} 80 ${l + 22} 90 ${l + 10} 88 ${l + 12} 102 ${l - 3} 104`;
}

/** A cloud of them: each drawn with its edge, then all of them filled, so that only the outer edges stay. */
function curls(colour: Mark, chance: () => number): string {
  let cloud = "";
  for (let angle = -210; angle <= 30; angle += 20) {
    const way = (angle * Math.PI) / 180;
    const radius = 15 + Math.round(chance() * 4);
    cloud += circle(
      [colour, "figure"],
      Math.round(120 + Math.cos(way) * 48),
      Math.round(92 + Math.sin(way) * 46),
      radius,
    );
  }
  return cloud + ellipse(colour, 120, 92, 50, 48);
}
