import { existsSync } from "node:fs";
import { join } from "node:path";
import { routes } from "../../app/routes.ts";
import { addresses } from "../../contract/addresses.ts";
import { casesFolder } from "../../contract/case-address.ts";
import type { Issue } from "../../contract/newsletter/issue.ts";
import { issueAddress } from "../../contract/newsletter/issue-addresses.ts";
import { articleAddresses } from "../../vite/articles/addresses.ts";
import { caseAddresses } from "../../vite/cases/addresses.ts";

/** Returns a function that checks whether the site has a page or file at a path. Reads sources, so needs no build. */
export function siteAddresses(issues: readonly Issue[]): (address: string) => boolean {
  const patterns = routes.map(({ address }) => address);
  const written = new Set([
    ...patterns,
    ...articleAddresses(),
    ...caseAddresses(),
    ...issues.map(issueAddress),
  ]);
  const ofFiles = [addresses.articles, addresses.issues, casesFolder].map((address) => `${address}/:name`);
  const others = patterns
    .filter((pattern) => pattern.includes(":") && !ofFiles.includes(pattern))
    .map(matcher);
  return (given) => {
    const address = given.replace(/(?<=.)\/$/, "");
    return (
      written.has(address) ||
      others.some((pattern) => pattern.test(address)) ||
      (address !== "/" && existsSync(join("public", address)))
    );
  };
}

function matcher(pattern: string): RegExp {
  return new RegExp(`^${pattern.replaceAll(/:name/g, "[^/]+")}$`);
}
