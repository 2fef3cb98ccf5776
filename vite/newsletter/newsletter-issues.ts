import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import { pictureAddress, picturesAddress } from "../../contract/newsletter/issue-addresses.ts";
import { fixedFiles } from "../fixed-files.ts";
import { virtualModule } from "../virtual-module.ts";
import { isPublished } from "./build-time.ts";
import { issuesFolder, picturesBeside, readBuiltIssues, readIssues, readValidIssues } from "./read-issues.ts";

/**
 * `virtual:newsletter-issues` exports the parsed issues, newest first. The browser's bundle contains none. Also emits
 * the pictures of published issues.
 */
export function newsletterIssues(): Plugin[] {
  const name = "virtual:newsletter-issues";
  const modules: Plugin = {
    name: "newsletter-issues",
    ...virtualModule(name, function () {
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
    }),
    hotUpdate({ type, file }) {
      if (type === "update" || !file.startsWith(`${resolve(issuesFolder)}/`)) return;
      const module = this.environment.moduleGraph.getModuleById(`\0${name}`);
      return module && [module];
    },
  };
  const pictures = fixedFiles("newsletter-pictures", picturesAddress, (isBuild) =>
    (isBuild ? readBuiltIssues().issues.filter(isPublished) : readIssues().issues).flatMap((issue) =>
      Object.keys(issue.pictures).map((file) => {
        const read = () => readFileSync(join(picturesBeside(issue.file), file));
        return [pictureAddress(issue, file), read] as const;
      }),
    ),
  );
  return [modules, pictures];
}
