import { globSync, readFileSync } from "node:fs";
import { configDefaults, defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { templatePages } from "./app/demo-pages.ts";
import { isExample } from "./e2e/specification/is-example.ts";
import { site } from "./site.config.ts";
import { newsletterIssues } from "./vite/newsletter/newsletter-issues.ts";
import { pictures } from "./vite/pictures.ts";

/** These run what the build made, in processes of their own. */
const ofTheBuiltSite = [
  "app/document/built/*.test.ts",
  "app/showcase/built-*.test.ts",
  "server/http/calls/*-form-posts.test.ts",
  "server/http/pages/canonical-links.test.ts",
  "server/newsletter/built-*.test.ts",
  "server/privacy/privacy.test.ts",
  "server/system-tests/{crash,newsletter-kills,observatory,release,several-servers,slow-mail-server,start,stop,wrong-clock}.test.ts",
];

/** With `demo: false` there is nothing of these to test. */
const ofTheDemo = [
  "app/showcase/**",
  `app/pages/{${templatePages.join(",")}}/**`,
  "content/{pages/single-article*,showcase/**}",
  "e2e/keys/**",
  "vite/{component,example,guide,registry,showcase}*",
];

/** A mock is in the way of whoever imports the module after it: these have a process each, all others share theirs. */
const ofMocks = globSync(
  "{app,bench,content,contract,illustrations,scripts,server,vite}/**/*.test.{ts,tsx}",
).filter((file) => readFileSync(file, "utf8").includes("vi.mock("));

/** These wait for minutes: begun late, one worker would have them alone at the end. A fresh clone knows no durations. */
const longest = [
  "several-servers",
  "document/built/html",
  "scripts/dev",
  "subscribers/caps",
  "privacy/privacy",
  "rebrand",
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = longest.findIndex((name) => moduleId.includes(name));
      return place < 0 ? longest.length : place;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  plugins: [pictures(), newsletterIssues()],
  resolve: {
    alias: { "virtual:react-router/server-build": new URL("vite/form-pages.ts", import.meta.url).pathname },
  },
  test: {
    exclude: [
      ...configDefaults.exclude,
      ...(site.demo ? [] : ofTheDemo),
      ...(isExample ? [] : ["e2e/specification/**"]),
    ],
    // More than cores: a test waits for disks, processes and timers about as long as it computes.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    // A busy machine takes its time; what never comes is no faster for it.
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: "site",
          include: [
            "e2e/specification/*.test.ts",
            "{app,bench,content,contract,illustrations,scripts,vite}/**/*.test.{ts,tsx}",
          ],
          exclude: [...ofTheBuiltSite, ...ofMocks],
        },
      },
      {
        extends: true,
        test: {
          name: "server",
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
          globalSetup: ["server/testing/postgres.ts"],
          isolate: true,
        },
      },
      {
        extends: true,
        test: {
          name: "built site",
          include: ofTheBuiltSite,
          globalSetup: ["server/testing/postgres.ts", "server/testing/built-site.ts"],
          testTimeout: 90_000,
          maxConcurrency: 5,
        },
      },
      {
        extends: true,
        test: {
          name: "journeys",
          include: ["e2e/{keys,other-browsers}/*.test.ts"],
          globalSetup: ["server/testing/built-site.ts"],
          testTimeout: 90_000,
        },
      },
    ],
  },
});
