import { imageSize } from "image-size";
import type { IssuePicture } from "../../contract/newsletter/issue.ts";
import { upright } from "../upright.ts";

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
