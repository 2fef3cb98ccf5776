import { readFileSync } from "node:fs";
import { renderAsync } from "@resvg/resvg-js";
import type { Plugin } from "vite";
import { headPicture, headPictures, picturesAddress } from "../../contract/newsletter/issue-addresses.ts";
import { drawnFile } from "../../illustrations/draw.ts";
import { byDay } from "../../scripts/sharing/raster.ts";
import { fixedFiles } from "../fixed-files.ts";

/**
 * Writes the drawing at the top of each issue's email as PNG, because not all mail programs show SVG. Emails use the
 * light theme's drawing in the dark theme too.
 */
export function newsletterHead(): Plugin {
  return fixedFiles("newsletter-head", picturesAddress, () =>
    Object.entries(headPictures).map(
      ([density, address]) => [address, () => png(Number.parseInt(density, 10))] as const,
    ),
  );
}

async function png(density: number): Promise<Uint8Array> {
  const svg = byDay(readFileSync(drawnFile("newsletter-strata"), "utf8"));
  const image = await renderAsync(svg, { fitTo: { mode: "width", value: headPicture.width * density } });
  return image.asPng();
}
