import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import type { Plugin } from "vite";
import { headPicture, headPictures } from "../../contract/newsletter/issue-addresses.ts";

const drawing = join(import.meta.dirname, "..", "..", "illustrations", "drawn", "newsletter-strata.svg");

/** The drawing over each issue for its email, as PNG: no mail program shows all others SVG. By day, for both themes. */
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
  await started();
  const svg = readFileSync(drawing, "utf8").replaceAll(/light-dark\(([^,()]+),[^()]+\)/g, "$1");
  return new Resvg(svg, { fitTo: { mode: "width", value: headPicture.width * density } }).render().asPng();
}

let starting: Promise<void> | undefined;

function started(): Promise<void> {
  starting ??= initWasm(
    readFileSync(createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm")),
  ).catch((fault: unknown) => {
    // The configuration is read anew in the same process, and the package begins once.
    if (!String(fault).includes("Already initialized")) throw fault;
  });
  return starting;
}
