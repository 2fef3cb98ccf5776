import { readdir } from "node:fs/promises";
import { basename } from "node:path";
import { addresses } from "../contract/addresses.ts";
import { ownerActionAddress } from "../contract/owner-actions.ts";
import { articleAddresses } from "../vite/articles/addresses.ts";
import { issueAddresses } from "../vite/newsletter/read-issues.ts";

/**
 * The addresses of all prerendered pages, except pages that another page represents and pages with a single example.
 */
export const pages = (await readdir("build/client", { recursive: true }))
  .filter((file) => file.endsWith("index.html"))
  .map((file) => `/${file.replace(/\/?index\.html$/, "")}`)
  .filter((address) => !isExampleAlone(address) && !isLikeAnother(address))
  .sort();

/**
 * Whether another page represents this one in the tests. Two component pages represent all component pages, because
 * `component-pages.slow.spec.ts` tests every one of them. One article, one newsletter issue and one page for an owner's
 * action represent all of their kind.
 */
function isLikeAnother(address: string): boolean {
  const name = basename(address);
  if (address.startsWith(`${addresses.issues}/`)) return name !== basename(issueAddresses()[0] ?? "");
  if (address.startsWith("/owner/")) return address !== ownerActionAddress("hold-issue");
  if (address.startsWith("/articles/")) return name !== basename(articleAddresses()[0] ?? "");
  return address.startsWith("/sections/components/") && !["button", "date-picker"].includes(name);
}

/**
 * Whether the page shows a single example. `pages` leaves out such pages, because the page with all examples shows the
 * same example, and `e2e/showcase/` tests pages with a single example.
 */
function isExampleAlone(address: string): boolean {
  return /^\/sections\/[^/]+\/[^/]+\/[^/]+$/.test(address);
}

/** Showcase pages of every kind, which are enough to find a fault in their common layout or in one kind of page. */
const ofTheShowcase = [
  "/sections",
  "/sections/attention-catchers/modals",
  "/sections/attention-catchers/notifications",
  "/sections/components/date-picker",
  "/sections/elements/buttons",
  "/sections/elements/dropdowns",
  "/sections/elements/tables",
  "/sections/guides/theming",
  "/sections/input-areas/inputs",
  "/sections/navigation/navbars",
  "/sections/page-sections/page-headers",
];

/** The pages that `npm test` tests; `npm run test:all` also tests the rest of the showcase. */
export const pagesOfTheGate = pages.filter(
  (address) => !isShowcase(address) || ofTheShowcase.includes(address),
);

export function isShowcase(address: string): boolean {
  return address.startsWith("/sections");
}
