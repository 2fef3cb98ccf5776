import { defineConfig } from "vite";
import { siteConfigProblems } from "./contract/site-config.ts";
import { drawPictures } from "./illustrations/engine/draw.ts";
import { readSettings } from "./server/settings.ts";
import { site } from "./site.config.ts";
import { brandProblems } from "./vite/brand/contrast.ts";
import { brandPalette } from "./vite/brand/palette.ts";
import { shortClassName } from "./vite/class-names.ts";
import { licences } from "./vite/licences/licences.ts";
import { Mistake } from "./vite/mistake.ts";
import { buildTime } from "./vite/newsletter/build-time.ts";
import { sitePlugins } from "./vite/plugins.ts";

const problems = [...siteConfigProblems(site), ...brandProblems(site.brand)];
if (problems.length > 0) throw new Mistake(problems.join("\n"));

await drawPictures(brandPalette(site.brand), site.brand.skyline);

/** The kit's "use client" directives are for other projects. */
const checks = { pluginTimings: false, moduleLevelDirective: false };

const buildFolder = process.env.BUILD_DIRECTORY ?? "build";

export default defineConfig(({ command }) => ({
  define: {
    "import.meta.env.SITE_URL": JSON.stringify(siteUrl()),
    "import.meta.env.BUILD_TIME": String(buildTime),
  },
  appType: "custom",
  plugins: sitePlugins(),
  ...(command === "build" && { css: { modules: { generateScopedName: shortClassName } } }),
  build: {
    // A picture is a file of its own, however small: the pages' policy allows no data: address.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    target: "baseline-widely-available",
    // The first with light-dark(): replaced by variables of the root, it would not turn inside a page.
    cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"],
    rolldownOptions: { checks },
  },
  // Also of the editor of examples, which is loaded as a module.
  worker: { format: "es", plugins: () => [licences()], rolldownOptions: { checks } },
  // Left to search, Vite would also bundle what only the server imports, and load a page again in the midst of its
  // hydration. So what islands import is named here where it is CommonJS inside, or many files.
  optimizeDeps: {
    noDiscovery: true,
    include: ["react/jsx-dev-runtime", "react-dom/client", "@base-ui/react/combobox", "react-day-picker"],
  },
  builder: { sharedConfigBuild: true, sharedPlugins: true },
  environments: {
    client: {
      build: {
        outDir: `${buildFolder}/client`,
        rolldownOptions: { output: { codeSplitting: { groups: together } } },
      },
    },
    ssr: {
      // Server and pages are one module graph, so that both know the same context keys.
      // V8 keeps the whole source in memory: no comments.
      build: {
        outDir: `${buildFolder}/server`,
        copyPublicDir: false,
        emitAssets: true,
        rolldownOptions: { input: { index: "./server/site.ts" }, output: { comments: false } },
      },
      ...(command === "build" && whole),
    },
  },
}));

/** The public origin that pages are built for, as the server will read it. */
function siteUrl(): string {
  const read = readSettings({ SITE_URL: process.env.SITE_URL });
  if (!read.ok) throw new Mistake(read.problems.join("\n"));
  return read.settings.siteUrl;
}

/** One file: on a phone each one costs time of its own. */
const together = [{ name: "react", test: /node_modules\/(react|react-dom|scheduler)\// }];

/** The packages are in the server's file, as in production: Node starts it in two thirds of the time that their own files take. */
const whole = {
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  resolve: { noExternal: true as const },
};
