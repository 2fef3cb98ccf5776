import { defineConfig } from "@playwright/test";
import { sampleNames } from "./samples/sample-names.ts";
import { site } from "./site.config.ts";

const kitAtHome = "kit-at-home/*.spec.ts";

/** Tests of the kit, the showcase and the samples, which a build with `demo: false` does not contain. */
const ofTheDemo = [
  kitAtHome,
  "layout/forced-colours.slow.spec.ts",
  "{keys,kit,showcase}/*.spec.ts",
  `pages/{${sampleNames.join(",")}}.spec.ts`,
  `layout/{${sampleNames.join(",")}}.slow.spec.ts`,
];

/** Files with `.slow.` in their names run only with TEST_ALL, which `npm run test:all` sets. */
const ofAll = process.env.TEST_ALL ? [] : ["**/*.slow.spec.ts"];

/**
 * First the pages of a window's address bar: a full Chromium loads them unseen for every test, which takes as long as
 * the test itself. Then Playwright's own list, because this list replaces it.
 */
const disabledFeatures = [
  "WebUIOmniboxPopup,WebUIOmniboxAimPopup",
  "AimEnabled,AvoidCorsURLLoaderRestartOnRedirect,AvoidUnnecessaryBeforeUnloadCheckSync,LensOverlay,MediaRouter",
  "DestroyProfileOnBrowserClose,HttpsFirstBalancedModeAutoEnable,HttpsUpgrades,NetworkTimeServiceQuerying",
  "OptimizationHints,PaintHolding,PreconnectToSearch,ThirdPartyStoragePartitioning",
].join();

/** Browser tests of the built site with a real server, a real database and a real mail server. */
export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  // The longest file starts first, because one worker runs all of it and would otherwise finish long after the others.
  projects: [
    ...(site.demo ? [{ name: "the kit at home", testMatch: kitAtHome, testIgnore: ofAll }] : []),
    { name: "the site", testIgnore: [...(site.demo ? [kitAtHome] : ofTheDemo), ...ofAll] },
  ],
  globalSetup: "./server/testing/built-site.ts",
  outputDir: "test-results/browser",
  // Each run takes its own reference screenshots, so they are stored among its results.
  snapshotPathTemplate: "test-results/compared/{testFileName}/{arg}{ext}",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  // A busy machine may take this long to load another page.
  expect: { timeout: 15_000 },
  reporter: [["line"], ["junit"]],
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
        `--disable-features=${disabledFeatures}`,
      ],
    },
    locale: "en-AU",
    timezoneId: "Australia/Sydney",
  },
});
