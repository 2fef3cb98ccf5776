import { join } from "node:path";
import { root } from "./project-node.mjs";

/**
 * A module of the sources as it is now: without a build, which a mistake elsewhere may keep from being made.
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

/** Issues that can't be read would throw here. Whoever wants them reads `content/newsletter`. */
const noIssues = {
  name: "no-issues",
  resolveId: (asked) => (asked === "virtual:newsletter-issues" ? `\0${asked}` : null),
  load: (id) => (id === "\0virtual:newsletter-issues" ? "export const issues = [];" : null),
};
