import { join } from "node:path";
import { type Plugin, runnerImport } from "vite";
import { root } from "./project-node.mjs";

/** Loads a module from its source, not from a build, because mistakes in other files may prevent a build. */
export async function fromSource<Module>(path: string): Promise<Module> {
  const { module } = await runnerImport<Module>(join(root, path), {
    configFile: false,
    logLevel: "error",
    plugins: [noIssues],
  });
  return module;
}

/**
 * Replaces the newsletter issues with an empty list, because loading an invalid issue would throw. Callers that need
 * the issues read `content/newsletter` themselves.
 */
const noIssues: Plugin = {
  name: "no-issues",
  resolveId: (asked) => (asked === "virtual:newsletter-issues" ? `\0${asked}` : null),
  load: (id) =>
    id === "\0virtual:newsletter-issues" ? "export const issues = [], brokenIssues = [];" : null,
};
