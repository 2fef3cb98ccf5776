import { imageSize } from "image-size";
import type { ISize } from "image-size/types/interface";
import type { IssuePicture } from "../../contract/newsletter/issue.ts";

/** Returns a picture's size and format, or undefined if it is neither PNG nor JPEG. */
export function inspectPicture(bytes: Buffer): IssuePicture | undefined {
  try {
    const { type, ...size } = imageSize(bytes);
    if (type !== "png" && type !== "jpg") return undefined;
    return {
      format: type,
      ...upright(size),
      bytes: bytes.length,
      transparent: type === "png" && isTransparent(bytes),
    };
  } catch {
    return undefined;
  }
}

/** Whether a PNG can be transparent, by an alpha channel or a tRNS chunk before its pixels (W3C PNG, 11.2, 11.3). */
function isTransparent(png: Buffer): boolean {
  const colourType = png[25] ?? 0;
  const pixels = png.indexOf("IDAT");
  return (colourType & 4) !== 0 || png.subarray(0, pixels).includes("tRNS");
}

/** Returns the size at which a picture is displayed. Phones do not rotate pixels but store the orientation in Exif. */
export function upright({ width, height, orientation = 1 }: ISize) {
  return orientation > 4 ? { width: height, height: width } : { width, height };
}
