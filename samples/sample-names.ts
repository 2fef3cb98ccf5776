/** The folders of `samples/`. `demo: false` in `site.config.ts` excludes the samples, the showcase and their tests. */
export const sampleNames = [
  "authentication",
  "author",
  "coworking",
  "desktop-app",
  "rental",
  "single-article",
  "virtual-reality",
] as const;
