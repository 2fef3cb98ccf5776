import sharp from "sharp";

/**
 * Returns a photo as stored by a phone that was held upright: 40 by 20 stored pixels, red on the left and blue on the
 * right, with Exif data on orientation, place and device.
 */
export function phonePhoto(format: "jpeg" | "png" | "webp"): Promise<Buffer> {
  const red = { create: { width: 20, height: 20, channels: 3, background: "#ff0000" } } as const;
  const blue = { create: { width: 40, height: 20, channels: 3, background: "#0000ff" } } as const;
  return sharp(blue)
    .composite([{ input: red, left: 0, top: 0 }])
    .withExif({ IFD0: { Make: "Phone Maker" }, IFD3: { GPSLatitudeRef: "S", GPSLatitude: "33/1 52/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer();
}
