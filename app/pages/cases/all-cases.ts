import { caseAddress } from "../../../contract/case-address.ts";
import { site } from "../../../site.config.ts";
import type { Case } from "./case.ts";
import { isShownCase } from "./shown-case.ts";

const files = import.meta.glob<Case>("../../../content/cases/*.md", {
  query: "?case",
  import: "default",
  eager: true,
});

export interface PublishedCase extends Case {
  address: string;
}

/** All cases, newest first. */
export const allCases: readonly PublishedCase[] = Object.entries(files)
  .filter(([, caseStudy]) => isShownCase(caseStudy, { drafts: import.meta.env.DEV, examples: site.demo }))
  .map(([file, caseStudy]) => ({ ...caseStudy, address: caseAddress(/([^/]+)\.md$/.exec(file)?.[1] ?? "") }))
  .sort((a, b) => b.date.localeCompare(a.date));

export function caseAt(address: string): PublishedCase {
  const found = allCases.find((caseStudy) => caseStudy.address === address);
  if (!found) throw new Error(`No case is at ${address}`);
  return found;
}
