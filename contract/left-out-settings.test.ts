// R-SETUP-1
import { globSync } from "node:fs";
import { expect, test, vi } from "vitest";

// The company's facts without those that its owner may leave out.
vi.mock("../site.config.ts", async (original) => {
  const { site } = await original<typeof import("../site.config.ts")>();
  const { siteConfigProblems } = await import("../contract/site-config.ts");
  const isNeeded = (name: string) => siteConfigProblems({ ...site, [name]: undefined }).length > 0;
  return { site: Object.fromEntries(Object.entries(site).filter(([name]) => isNeeded(name))) };
});

test.each(globSync("content/{*,pages/*}.ts", { exclude: ["**/*.test.ts"] }))(
  "the texts of %s have no gap where the owner leaves out an optional setting",
  async (path) => {
    expect(JSON.stringify(await import(`../${path}`))).not.toMatch(/undefined|\[object|NaN/);
  },
);
