import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: { name: "site", include: ["{app,content,scripts,bench}/**/*.test.{ts,tsx}"] },
      },
      {
        extends: true,
        test: {
          name: "server",
          include: ["server/**/*.test.{ts,tsx}"],
          globalSetup: ["server/testing/postgres.ts"],
        },
      },
    ],
  },
});
