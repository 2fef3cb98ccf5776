import { type ResvgRenderOptions, renderAsync } from "@resvg/resvg-js";
import { painted } from "../../illustrations/engine/picture.ts";
import { site } from "../../site.config.ts";
import { brandPalette } from "../../vite/brand/palette.ts";

const palette = brandPalette(site.brand);

/** A drawing as a PNG, in the colours of the brand by day: a PNG knows one theme. */
export async function rasterised(drawing: string, options: ResvgRenderOptions = {}): Promise<Buffer> {
  return (await renderAsync(byDay(painted(drawing, palette)), options)).asPng();
}

function byDay(svg: string): string {
  return svg.replaceAll(/light-dark\(([^,()]+),[^()]+\)/g, "$1");
}
