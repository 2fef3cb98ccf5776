import type { CaseHead } from "./case.ts";

/** Whether a case is shown. Drafts are shown only in development, fictional cases only if `demo` is true. */
export function isShownCase(
  { draft, example }: Pick<CaseHead, "draft" | "example">,
  { drafts, examples }: { drafts: boolean; examples: boolean },
): boolean {
  return (drafts || !draft) && (examples || !example);
}
