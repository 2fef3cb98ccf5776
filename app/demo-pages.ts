/** The rooms of `app/pages` that `demo: false` leaves out; the showcase and its tests go with them. */
export const templatePages = [
  "authentication",
  "author",
  "coworking",
  "desktop-app",
  "rental",
  "single-article",
  "virtual-reality",
] as const;
