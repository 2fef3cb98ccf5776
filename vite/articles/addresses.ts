import { addresses } from "../../contract/addresses.ts";
import { contentAddresses } from "../markdown/content-addresses.ts";
import { articleHead } from "./head.ts";

/** Returns the URL paths of a folder's articles, except drafts. */
export function articleAddresses(folder = "content/articles"): string[] {
  return contentAddresses(folder, addresses.articles, articleHead, ({ draft }) => !draft);
}
