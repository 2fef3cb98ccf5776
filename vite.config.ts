import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { drawPictures } from "./app/art/draw.ts";
import { inlineScript } from "./vite-inline-script.ts";
import { legalDocuments } from "./vite-legal-document.ts";

drawPictures();

export default defineConfig({
  plugins: [inlineScript(), legalDocuments(), reactRouter()],
  build: {
    // A picture is a file of its own, however small: the pages' policy allows no data: address.
    assetsInlineLimit: 0,
    target: "baseline-widely-available",
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  environments: {
    // Server and pages are one module graph, so that both know the same context keys.
    ssr: { build: { rolldownOptions: { input: "./server/site.ts" } } },
  },
});
