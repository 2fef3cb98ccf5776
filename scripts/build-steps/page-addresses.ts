import { routes } from "../../app/routes.ts";
import { site } from "../../site.config.ts";
import { articleAddresses } from "../../vite/articles/addresses.ts";
import { caseAddresses } from "../../vite/cases/addresses.ts";
import { exampleAddresses } from "../../vite/kit/docs-of.ts";
import { issueAddresses } from "../../vite/newsletter/read-issues.ts";

/**
 * Returns the paths of all pages: articles, cases, newsletter issues (by default those that are published), examples,
 * and routes without parameters.
 */
export function pageAddresses(issues = issueAddresses()): string[] {
  return [
    ...routes.map(({ address }) => address).filter((address) => !address.includes(":")),
    ...(site.demo ? exampleAddresses : []),
    ...articleAddresses(),
    ...caseAddresses(),
    ...issues,
  ];
}
