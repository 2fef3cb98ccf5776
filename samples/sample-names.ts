/** The folders of `samples/`. `demo: false` leaves them out, together with the showcase and the tests of both. */
export const sampleNames = [
  "authentication",
  "author",
  "coworking",
  "desktop-app",
  "rental",
  "single-article",
  "virtual-reality",
] as const;
