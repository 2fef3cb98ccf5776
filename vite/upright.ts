/** Returns the size at which a picture is displayed. Phones do not rotate pixels but store the orientation in Exif. */
export function upright({ width, height, orientation = 1 }: Size) {
  return orientation > 4 ? { width: height, height: width } : { width, height };
}

interface Size {
  width: number;
  height: number;
  orientation?: number | undefined;
}
