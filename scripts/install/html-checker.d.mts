export function ensureHtmlChecker(): {
  java: string;
  /** The path of the checker's program. */
  jar: string;
};
