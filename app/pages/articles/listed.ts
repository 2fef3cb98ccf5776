import type { ArticleHead } from "./article.ts";

/** Returns the articles with their files, newest first. */
export function listed<Head extends Pick<ArticleHead, "date" | "draft">>(
  files: Record<string, Head>,
  withDrafts: boolean,
): [file: string, article: Head][] {
  return Object.entries(files)
    .filter(([, { draft }]) => withDrafts || !draft)
    .sort(([, a], [, b]) => b.date.localeCompare(a.date));
}
