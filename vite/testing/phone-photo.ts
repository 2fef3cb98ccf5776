import sharp from "sharp";

/** As a phone held upright writes it: 40 by 20, red on the left and blue on the right, with how it was held, where and by what. */
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
