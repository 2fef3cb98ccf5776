import { configDefaults, defineConfig } from "vitest/config";
import { templatePages } from "./app/demo-pages.ts";
import { site } from "./site.config.ts";
import { pictures } from "./vite/pictures.ts";

/** These run what the build made, in processes of their own. */
const ofTheBuiltSite = [
  "app/document/built-*.test.ts",
  "app/showcase/built-*.test.ts",
  "server/http/calls/*-form-posts.test.ts",
  "server/http/pages/canonical-links.test.ts",
  "server/privacy/privacy.test.ts",
  "server/system-tests/{crash,observatory,several-servers,slow-mail-server,start,stop,wrong-clock}.test.ts",
];

/** With `demo: false` there is nothing of these to test. */
const ofTheDemo = [
  "app/showcase/**",
  `app/pages/{${templatePages.join(",")}}/**`,
  "content/{pages/single-article*,showcase/**}",
  "e2e/keys/**",
  "vite/{component,example,guide,registry,showcase}*",
];

export default defineConfig({
  plugins: [pictures()],
  resolve: {
    alias: { "virtual:react-router/server-build": new URL("vite/form-pages.ts", import.meta.url).pathname },
  },
  test: {
    exclude: [...configDefaults.exclude, ...(site.demo ? [] : ofTheDemo)],
    // More than cores: a test waits for disks, processes and timers about as long as it computes.
    maxWorkers: 4,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: "site",
          include: ["{app,bench,content,contract,illustrations,scripts,vite}/**/*.test.{ts,tsx}"],
          exclude: ofTheBuiltSite,
        },
      },
      {
        extends: true,
        test: {
          name: "server",
          include: ["server/**/*.test.{ts,tsx}"],
          exclude: ofTheBuiltSite,
          globalSetup: ["server/testing/postgres.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "built site",
          include: ofTheBuiltSite,
          globalSetup: ["server/testing/postgres.ts", "server/testing/built-site.ts"],
          testTimeout: 90_000,
          maxConcurrency: 10,
        },
      },
      {
        extends: true,
        test: {
          name: "journeys",
          include: ["e2e/{keys,other-browsers}/*.test.ts"],
          globalSetup: ["server/testing/built-site.ts"],
        },
      },
    ],
  },
});
