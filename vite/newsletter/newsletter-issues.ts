import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import { pictureAddress } from "../../contract/newsletter/issue-addresses.ts";
import { isPublished } from "./build-time.ts";
import { issuesFolder, picturesBeside, readBuiltIssues, readIssues, readValidIssues } from "./read-issues.ts";

const name = "virtual:newsletter-issues";
const id = `\0${name}`;

/**
 * `virtual:newsletter-issues` exports the parsed issues, newest first. The browser's bundle contains none. Also emits
 * the pictures of published issues.
 */
export function newsletterIssues(): Plugin {
  return {
    name: "newsletter-issues",
    resolveId: (asked) => (asked === name ? id : null),
    load(asked) {
      if (asked !== id) return null;
      if (this.environment.config.consumer === "client")
        return "export const issues = [], brokenIssues = [];";
      const built = this.environment.config.command === "build";
      const { issues, broken } = built ? readBuiltIssues() : { issues: readValidIssues(), broken: [] };
      for (const { file } of issues) this.addWatchFile(resolve(file));
      for (const { mistakes } of broken)
        this.warn(`An issue is left out until it is corrected:\n${mistakes.join("\n")}`);
      // Builds leave out drafts.
      const included = built ? issues.filter(({ draft }) => !draft) : issues;
      return `export const issues = ${JSON.stringify(included)}, brokenIssues = ${JSON.stringify(broken)};`;
    },
    generateBundle() {
      if (this.environment.config.consumer !== "client") return;
      for (const issue of readBuiltIssues().issues.filter(isPublished)) {
        for (const file of Object.keys(issue.pictures)) {
          const source = readFileSync(join(picturesBeside(issue.file), file));
          this.emitFile({ type: "asset", fileName: pictureAddress(issue, file).slice(1), source });
        }
      }
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const found = pictureAt(request.url ?? "");
        if (!found) return next();
        response.setHeader("content-type", found.type);
        response.end(readFileSync(found.path));
      });
    },
    hotUpdate({ type, file }) {
      if (type === "update" || !file.startsWith(`${resolve(issuesFolder)}/`)) return;
      const module = this.environment.moduleGraph.getModuleById(id);
      return module && [module];
    },
  };
}

function pictureAt(url: string): { path: string; type: string } | undefined {
  for (const issue of readIssues().issues) {
    for (const [file, { format }] of Object.entries(issue.pictures)) {
      if (url === pictureAddress(issue, file))
        return {
          path: join(picturesBeside(issue.file), file),
          type: format === "png" ? "image/png" : "image/jpeg",
        };
    }
  }
  return undefined;
}
