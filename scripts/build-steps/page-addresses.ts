import type { ServerBuild } from "react-router";
import { site } from "../../site.config.ts";
import { articleAddresses } from "../../vite/articles/addresses.ts";
import { caseAddresses } from "../../vite/cases/addresses.ts";
import { exampleAddresses } from "../../vite/kit/docs-of.ts";
import { issueAddresses } from "../../vite/newsletter/issue-addresses.ts";

/** The addresses of all pages to build: static routes, and addresses that content gives to other routes. */
export function pageAddresses(routes: ServerBuild["routes"]): string[] {
  const fixed = Object.values(routes)
    .filter((route) => route?.parentId === "root" && !route.path?.includes(":"))
    .map((route) => (route?.path ?? "").replace(/^\/?/, "/"));
  return [
    ...fixed,
    ...(site.demo ? exampleAddresses : []),
    ...articleAddresses(),
    ...caseAddresses(),
    ...issueAddresses(),
  ];
}
