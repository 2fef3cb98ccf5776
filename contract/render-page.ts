import type { FormAnswer } from "./form-answer.ts";

/** Renders the page at a path as a response with the matching status. For an unknown path, that is the 404 page. */
export type RenderPage = (address: string, options?: PageOptions) => Promise<Response>;

/** What a page can show besides its static content. */
export interface PageOptions {
  /** The result of a posted form. */
  answer?: FormAnswer;
  /**
   * The dates of the issues that the archive and the feed list. Defaults to those published when the site was built.
   */
  thursdays?: readonly string[];
}
