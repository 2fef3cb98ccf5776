import type { CaseHead } from "./case.ts";

/** Drafts are shown while the site is being developed; the example's cases go with the rest of the demo. */
export function isShownCase(
  { draft, example }: Pick<CaseHead, "draft" | "example">,
  { drafts, examples }: { drafts: boolean; examples: boolean },
): boolean {
  return (drafts || !draft) && (examples || !example);
}
