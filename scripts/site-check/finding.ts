export interface Finding {
  /** The file, and the line if it is known, such as "content/pages/home.ts:12". */
  place: string;
  what: string;
  todo: string;
}
