import { join } from "node:path";
import { root } from "./project-node.mjs";

/**
 * Loads a module from the sources instead of a build, because mistakes in other files may prevent a build.
 * @param {string} path from the project's folder
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
 * Replaces the newsletter issues by an empty list, because an invalid issue would throw. Callers that need issues read
 * `content/newsletter`.
 */
const noIssues = {
  name: "no-issues",
  resolveId: (asked) => (asked === "virtual:newsletter-issues" ? `\0${asked}` : null),
  load: (id) => (id === "\0virtual:newsletter-issues" ? "export const issues = [];" : null),
};
