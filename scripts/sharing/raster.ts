import { type ResvgRenderOptions, renderAsync } from "@resvg/resvg-js";
import { painted } from "../../illustrations/engine/picture.ts";
import { site } from "../../site.config.ts";
import { brandPalette } from "../../vite/brand/palette.ts";
import { type Pixels, pngOf } from "./png.ts";

const palette = brandPalette(site.brand);

/** A drawing as pixels, in the colours of the brand by day: a PNG knows one theme. */
export async function pixelsOf(drawing: string, options: ResvgRenderOptions = {}): Promise<Pixels> {
  const { width, height, pixels } = await renderAsync(byDay(painted(drawing, palette)), options);
  return { width, height, rgba: pixels };
}

export async function rasterised(drawing: string, options: ResvgRenderOptions = {}): Promise<Buffer> {
  return pngOf(await pixelsOf(drawing, options));
}

function byDay(svg: string): string {
  return svg.replaceAll(/light-dark\(([^,()]+),[^()]+\)/g, "$1");
}
