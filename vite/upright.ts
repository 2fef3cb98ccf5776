/** The size of a picture as it is seen: a phone leaves the pixels lying, and writes beside them how it was held (Exif). */
export function upright({ width, height, orientation = 1 }: Size) {
  return orientation > 4 ? { width: height, height: width } : { width, height };
}

interface Size {
  width: number;
  height: number;
  orientation?: number | undefined;
}
