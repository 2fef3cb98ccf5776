import { readFileSync } from "node:fs";
import { renderAsync } from "@resvg/resvg-js";
import type { Plugin } from "vite";
import { headPicture, headPictures } from "../../contract/newsletter/issue-addresses.ts";
import { drawnFile } from "../../illustrations/draw.ts";

/**
 * Writes the drawing at the top of each issue's email as PNG, because not all mail programs show SVG. Emails use the
 * light theme's drawing in the dark theme too.
 */
export function newsletterHead(): Plugin {
  return {
    name: "newsletter-head",
    async generateBundle() {
      if (this.environment.config.consumer !== "client") return;
      for (const [density, address] of Object.entries(headPictures)) {
        this.emitFile({
          type: "asset",
          fileName: address.slice(1),
          source: await png(Number.parseInt(density, 10)),
        });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        const [density] = Object.entries(headPictures).find(([, address]) => address === request.url) ?? [];
        if (!density) return next();
        response.setHeader("content-type", "image/png");
        response.end(await png(Number.parseInt(density, 10)));
      });
    },
  };
}

async function png(density: number): Promise<Uint8Array> {
  const svg = readFileSync(drawnFile("newsletter-strata"), "utf8").replaceAll(
    /light-dark\(([^,()]+),[^()]+\)/g,
    "$1",
  );
  const image = await renderAsync(svg, { fitTo: { mode: "width", value: headPicture.width * density } });
  return image.asPng();
}
