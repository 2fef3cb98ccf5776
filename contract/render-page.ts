import type { FormAnswer } from "./form-answer.ts";

/** Renders the page at a path, or the 404 page if the path is unknown, as a response with the matching status. */
export type RenderPage = (address: string, options?: PageOptions) => Promise<Response>;

/** What a page can show besides its static content. */
export interface PageOptions {
  /** The result of a posted form. */
  answer?: FormAnswer;
  /**
   * The dates of the issues that the archive and the feed list. Defaults to the issues published when the site was
   * built.
   */
  thursdays?: readonly string[];
}
