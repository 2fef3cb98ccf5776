export interface Finding {
  /** The file, with the line if there is one: "content/pages/home.ts:12". */
  place: string;
  what: string;
  todo: string;
}
