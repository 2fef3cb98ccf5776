import { defineConfig } from "vite";
import { siteConfigProblems } from "./contract/site-config.ts";
import { placeholder } from "./scripts/site-url.mjs";
import { readSettings } from "./server/settings.ts";
import { site } from "./site.config.ts";
import { brandProblems } from "./vite/brand/contrast.ts";
import { shortClassName } from "./vite/class-names.ts";
import { licences } from "./vite/licences/licences.ts";
import { Mistake } from "./vite/mistake.ts";
import { buildTime } from "./vite/newsletter/build-time.ts";
import { sitePlugins } from "./vite/plugins.ts";

const problems = [...siteConfigProblems(site), ...brandProblems(site.brand)];
if (problems.length > 0) throw new Mistake(problems.join("\n"));

/** Silences warnings about plugin timings and about the kit's "use client" directives, which other projects need. */
const checks = { pluginTimings: false, moduleLevelDirective: false };

const buildFolder = process.env.BUILD_DIRECTORY ?? "build";

export default defineConfig(({ command }) => ({
  define: {
    "import.meta.env.SITE_URL": JSON.stringify(originFor(command)),
    "import.meta.env.BUILD_TIME": String(buildTime),
  },
  appType: "custom",
  plugins: sitePlugins(originFor(command)),
  ...(command === "build" && { css: { modules: { generateScopedName: shortClassName } } }),
  build: {
    // Never inlines pictures, however small, because the Content-Security-Policy forbids `data:` URLs.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    target: "baseline-widely-available",
    // The first versions that support light-dark(). For older versions, Vite would replace light-dark() with variables
    // on the root element, which ignore a theme set on part of the page.
    cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"],
    rolldownOptions: { checks },
  },
  // Collects the licences of packages in workers too: Vite bundles the example editor as a worker, although pages load
  // it as a module.
  worker: { format: "es", plugins: () => [licences()], rolldownOptions: { checks } },
  // What the dev server bundles in advance: the islands' imports that are CommonJS or consist of many files. Vite's own
  // discovery would also bundle the server's imports, and would reload pages during hydration.
  optimizeDeps: {
    noDiscovery: true,
    include: [
      "react",
      "react/jsx-dev-runtime",
      "react-dom",
      "react-dom/client",
      "@base-ui/react/combobox",
      "react-day-picker",
    ],
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
      // Bundles the server and the pages together, so that both use the same modules. Removes comments, because V8
      // keeps the whole source in memory.
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

/** Returns the site's public origin, as the server reads it, or in a build what stands for it. */
function originFor(command: "build" | "serve"): string {
  if (command === "build") return placeholder;
  const read = readSettings({ SITE_URL: process.env.SITE_URL, PORT: process.env.PORT });
  if (!read.ok) throw new Mistake(read.problems.join("\n"));
  return read.settings.siteUrl;
}

/** What several islands share is in two files, because every additional file takes extra time on a phone. */
const together = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: "shared-islands", tags: ["$initial" as const], minShareCount: 2 },
];

/** Bundles the packages into the server's file, which cuts the server's startup time by a third. */
const whole = {
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  resolve: { noExternal: true as const },
};
