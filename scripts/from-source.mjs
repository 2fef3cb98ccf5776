import { join } from "node:path";
import { root } from "./project-node.mjs";

/**
 * Loads a module from its source, not from a build, because mistakes in other files may prevent a build.
 * @param {string} path relative to the project's folder
 */
export async function fromSource(path) {
  const { runnerImport } = await import("vite");
  const { module } = await runnerImport(join(root, path), {
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
const noIssues = {
  name: "no-issues",
  resolveId: (asked) => (asked === "virtual:newsletter-issues" ? `\0${asked}` : null),
  load: (id) =>
    id === "\0virtual:newsletter-issues" ? "export const issues = [], brokenIssues = [];" : null,
};
