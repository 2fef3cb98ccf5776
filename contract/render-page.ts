import type { FormAnswer } from "./form-answer.ts";

/** Renders the page at a path and sets the response's status. For an unknown path, it renders the 404 page. */
export type RenderPage = (address: string, options?: PageOptions) => Promise<Response>;

/** What a page can show beside its content. */
export interface PageOptions {
  /** The result of a posted form. */
  answer?: FormAnswer;
  /** The Thursdays of the issues that archive and feed list. By default they list those published at build time. */
  thursdays?: readonly string[];
}
