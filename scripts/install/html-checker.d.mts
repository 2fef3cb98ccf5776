export function ensureHtmlChecker(): {
  java: string;
  /** The path of the checker's .jar file. */
  jar: string;
};
