import { routes } from "../../app/routes.ts";
import { site } from "../../site.config.ts";
import { articleAddresses } from "../../vite/articles/addresses.ts";
import { caseAddresses } from "../../vite/cases/addresses.ts";
import { exampleAddresses } from "../../vite/kit/docs-of.ts";
import { issueAddresses } from "../../vite/newsletter/issue-addresses.ts";

/** Returns the addresses of all pages to build: static routes, and addresses that content gives to other routes. */
export function pageAddresses(): string[] {
  return [
    ...routes.map(({ address }) => address).filter((address) => !address.includes(":")),
    ...(site.demo ? exampleAddresses : []),
    ...articleAddresses(),
    ...caseAddresses(),
    ...issueAddresses(),
  ];
}
