import { type ResvgRenderOptions, renderAsync } from "@resvg/resvg-js";
import sharp from "sharp";
import { painted } from "../../illustrations/picture.ts";
import { site } from "../../site.config.ts";
import { brandPalette } from "../../vite/brand/palette.ts";

const palette = brandPalette(site.brand);

/** Renders a drawing as PNG, in the brand's light theme, because a PNG cannot adapt to the theme. */
export async function rasterised(drawing: string, options: ResvgRenderOptions = {}): Promise<Buffer> {
  const { width, height, pixels } = await renderAsync(byDay(painted(drawing, palette)), options);
  // Encodes with sharp, because the rasteriser's own PNG files are 50 % larger.
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Returns a drawing in the colours of the light theme only. */
export function byDay(svg: string): string {
  return svg.replaceAll(/light-dark\(([^,()]+),[^()]+\)/g, "$1");
}
