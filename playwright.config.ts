import { defineConfig } from "@playwright/test";
import { isExample } from "./e2e/specification/is-example.ts";
import { sampleNames } from "./samples/sample-names.ts";
import { site } from "./site.config.ts";

const kitAtHome = "kit-at-home/*.spec.ts";

/** With `demo: false` there is nothing of these to test. */
const ofTheDemo = [
  kitAtHome,
  "layout/forced-colours.slow.spec.ts",
  "{keys,kit,showcase}/*.spec.ts",
  `pages/{${sampleNames.join(",")}}.spec.ts`,
  `layout/{${sampleNames.join(",")}}.slow.spec.ts`,
];

const ofTheExample = isExample ? [] : ["specification/*.spec.ts"];

/** With these a fault is found that is worth minutes, not in each run: `npm run test:all` has them. */
const ofAll = process.env.TEST_ALL ? [] : ["**/*.slow.spec.ts"];

/** Journeys by page against the built site: real server, real database, real mail server. */
export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  // The longest file begins first: one worker has all of it, and would keep the others waiting at the end.
  projects: [
    ...(site.demo ? [{ name: "the kit at home", testMatch: kitAtHome, testIgnore: ofAll }] : []),
    { name: "the site", testIgnore: [...(site.demo ? [kitAtHome] : ofTheDemo), ...ofTheExample, ...ofAll] },
  ],
  globalSetup: "./server/testing/built-site.ts",
  outputDir: "test-results/browser",
  // Pictures are compared with those that the same run has taken elsewhere.
  snapshotPathTemplate: "test-results/compared/{testFileName}/{arg}{ext}",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  // As long as a busy machine may take to come to another page.
  expect: { timeout: 15_000 },
  reporter: [["line"], ["json"]],
  use: {
    browserName: "chromium",
    launchOptions: {
      ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
      args: [
        "--no-sandbox",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
    locale: "en-AU",
    timezoneId: "Australia/Sydney",
  },
});
