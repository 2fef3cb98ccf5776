export interface Finding {
  /** The file, with the line if there is one: "content/pages/home.ts:12". */
  place: string;
  /** What was found. */
  what: string;
  /** What to do about it. */
  todo: string;
}
