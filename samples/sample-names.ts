/** The folders of `samples/`, which `demo: false` leaves out; the showcase and its tests go with them. */
export const sampleNames = [
  "authentication",
  "author",
  "coworking",
  "desktop-app",
  "rental",
  "single-article",
  "virtual-reality",
] as const;
