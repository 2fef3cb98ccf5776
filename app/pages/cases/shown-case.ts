import type { CaseHead } from "./case.ts";

/** Drafts are shown in development only. `demo: false` removes the example's cases. */
export function isShownCase(
  { draft, example }: Pick<CaseHead, "draft" | "example">,
  { drafts, examples }: { drafts: boolean; examples: boolean },
): boolean {
  return (drafts || !draft) && (examples || !example);
}
