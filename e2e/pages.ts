import { readdir } from "node:fs/promises";
import { basename } from "node:path";
import { addresses } from "../contract/addresses.ts";
import { ownerActionAddress } from "../contract/owner-actions.ts";
import { articleAddresses } from "../vite/articles/addresses.ts";
import { issueAddresses } from "../vite/newsletter/issue-addresses.ts";

/** What the build prerendered: the route table. */
export const pages = (await readdir("build/client", { recursive: true }))
  .filter((file) => file.endsWith("index.html"))
  .map((file) => `/${file.replace(/\/?index\.html$/, "")}`)
  .filter((address) => !isExampleAlone(address) && !isLikeAnother(address))
  .sort();

/**
 * Components have pages of one kind: few stand for all, and `component-pages.spec.ts` looks into each. So have articles,
 * issues, and the pages behind links to the owner.
 */
function isLikeAnother(address: string): boolean {
  const name = basename(address);
  if (address.startsWith(`${addresses.issues}/`)) return name !== basename(issueAddresses()[0] ?? "");
  if (address.startsWith("/owner/")) return address !== ownerActionAddress("hold-issue");
  if (address.startsWith("/articles/")) return name !== basename(articleAddresses()[0] ?? "");
  return address.startsWith("/sections/components/") && !["button", "date-picker"].includes(name);
}

/** The same parts as on the page of all examples, one by one; `showcase.spec.ts` looks after them. */
function isExampleAlone(address: string): boolean {
  return /^\/sections\/[^/]+\/[^/]+\/[^/]+$/.test(address);
}

/** Unlike each other: a fault of the showcase’s frame, or of one kind of page there, shows on one of them. */
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
  "/sections/page-sections/pricing",
];

/** The gate looks at these; `npm run test:all` also at the rest of the showcase. */
export const pagesOfTheGate = pages.filter(
  (address) => !isShowcase(address) || ofTheShowcase.includes(address),
);

export function isShowcase(address: string): boolean {
  return address.startsWith("/sections");
}
