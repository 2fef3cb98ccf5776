import { globSync, readFileSync } from "node:fs";
import { configDefaults, defineConfig } from "vitest/config";
import { kitApis } from "./e2e/kit/kit-apis.ts";
import { sampleNames } from "./samples/sample-names.ts";
import { inSydney } from "./server/testing/in-sydney.ts";
import { site } from "./site.config.ts";
import { drawings } from "./vite/drawings.ts";
import { inlineScript } from "./vite/inline-script.ts";
import { islands } from "./vite/islands.ts";
import { newsletterIssues } from "./vite/newsletter/newsletter-issues.ts";
import { pages } from "./vite/pages.ts";

// Neither UTC nor the company's time zone, so that no time is right by chance.
process.env.TZ = "America/St_Johns";

/** Slow tests, which run only with `npm run test:all`. */
const ofAll = process.env.TEST_ALL ? [] : ["**/*.slow.test.{ts,tsx}"];

/** Tests that read the files of the build. */
const ofTheBuiltPages = ["app/document/built/*.test.ts", "showcase/built-*.test.ts", "e2e/html/**/*.test.ts"];

/** Tests that run the built site in separate processes. */
const ofTheBuiltSite = [
  "server/http/endpoints/*-form-posts.test.ts",
  "server/newsletter/built-*.test.ts",
  "server/system-tests/{crash,release,start,stop}.test.ts",
  "server/system-tests/*.slow.test.ts",
];

/** Tests that have nothing to test with `demo: false`. */
const ofTheDemo = [
  "showcase/**",
  "samples/**",
  "content/{pages/single-article*,showcase/**}",
  "e2e/html/showcase/**",
  `e2e/html/{${sampleNames.join(",")}}.test.ts`,
  "e2e/keys/**",
  "vite/{guides,kit,showcase}/**",
];

/**
 * Tests that mock a module. Each needs its own process, because otherwise other tests would import the mock. All other
 * tests share processes.
 */
const ofMocks = globSync(
  "{app,bench,content,contract,illustrations,kit,samples,scripts,server,showcase,vite}/**/*.test.{ts,tsx}",
).filter((file) => readFileSync(file, "utf8").includes("vi.mock("));

export default defineConfig({
  plugins: [drawings(), newsletterIssues(), inlineScript(), islands(), pages(), kitApis()],
  test: {
    exclude: [...configDefaults.exclude, ...(site.demo ? [] : ofTheDemo), ...ofAll],
    maxWorkers: 2,
    restoreMocks: true,
    // Otherwise a change in package.json would count as a change of every file.
    forceRerunTriggers: [],
    setupFiles: ["server/testing/fast-check.ts"],
    // Long enough for a busy machine. A test continues as soon as its condition is met.
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: "site",
          include: [
            "{app,bench,content,contract,illustrations,kit,samples,scripts,showcase,vite}/**/*.test.{ts,tsx}",
          ],
          exclude: [...ofTheBuiltPages, ...ofTheBuiltSite, ...ofMocks],
        },
      },
      {
        extends: true,
        plugins: [inSydney()],
        test: {
          name: "server",
          // These tests wait half of the time. Projects with unequal numbers of workers run one after the other.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          include: ["server/**/*.test.{ts,tsx}"],
          exclude: [...ofTheBuiltSite, ...ofMocks],
          globalSetup: ["server/testing/postgres.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "mocks",
          include: ofMocks,
          exclude: ofTheBuiltSite,
          isolate: true,
        },
      },
      {
        extends: true,
        test: {
          name: "built pages",
          include: ofTheBuiltPages,
          globalSetup: ["server/testing/built-site.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "built site",
          include: ofTheBuiltSite,
          globalSetup: ["server/testing/postgres.ts", "server/testing/built-site.ts"],
          maxConcurrency: 5,
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
