import { sharedPicture } from "../../app/document/shared/shared-picture.ts";
import { picture } from "../../illustrations/picture.ts";
import { inset } from "./inset.ts";
import { leading, type TitleLines } from "./title-lines.ts";
import { line } from "./title-type.ts";

export interface PictureParts {
  name: string;
  title: TitleLines;
  /** The drawing beside the title, as SVG. */
  drawing: string;
  stands: boolean;
  focus: number;
  logo: string;
  /** The drawing of the ground along the bottom, as SVG. */
  ground: string;
}

const { width, height } = sharedPicture;
/** Pixels from the picture's top to the ground's surface, for a standing drawing and for a cross-section. */
const surface = { stands: 452, cut: 508 };
const margin = 64;
const top = 152;
/** The left edge of a cross-section, in pixels. */
const edge = 776;

/** Returns the size of the space for a title, in pixels. */
export function roomFor(stands: boolean) {
  const bottom = (stands ? surface.stands : surface.cut) - 48;
  return { width: (stands ? 740 : edge - 40) - margin, height: bottom - top };
}

/** Returns a link-preview picture as SVG: the logo, name, title, drawing and ground. */
export function pictureSvg({ name, title, drawing, stands, focus, logo, ground }: PictureParts): string {
  const depth = stands ? surface.stands : surface.cut;
  const beside = stands
    ? inset(drawing, { x: 772, y: 56, width: 364, height: depth - 44 }, "xMidYMax meet")
    : inset(narrowed(drawing, focus), { x: edge, y: 0, width: width - edge, height }, "xMidYMid slice") +
      `<path class="line-bold" d="M${edge} 0v${height}"/>`;
  const lines = title.lines.map((words, index) =>
    line(
      words,
      margin - 4,
      firstLine(title, roomFor(stands).height) + index * title.size * leading,
      title.size,
    ),
  );
  return picture({
    width,
    height,
    body:
      `<path class="hollow-ground" d="M0 0h${width}v${height}H0z"/>` +
      inset(ground, { x: 0, y: depth - 26, width, height: height - depth + 26 }, "xMinYMin slice") +
      beside +
      inset(logo, { x: margin - 8, y: 44, width: 50, height: 68 }, "xMinYMid meet") +
      line(name, margin + 54, 92, 36) +
      lines.join(""),
  });
}

/** Returns the y coordinate of the first line's baseline, for a vertically centred title. */
function firstLine({ size, lines }: TitleLines, room: number): number {
  const tall = lines.length * size * leading;
  return top + (room - tall) / 2 + size * 0.86;
}

/** Crops a drawing to the part around `focus` that fits the right side of the picture. */
function narrowed(svg: string, focus: number): string {
  return svg.replace(/(?<=viewBox=")[^"]+/, (box) => {
    const [left = 0, upper = 0, wide = 0, tall = 0] = box.split(" ").map(Number);
    const shown = Math.min(wide, (tall * (width - edge)) / height);
    const begin = Math.min(Math.max(wide * focus - shown / 2, 0), wide - shown);
    return `${left + begin} ${upper} ${shown} ${tall}`;
  });
}
