import { addresses } from "../../contract/addresses.ts";
import { contentAddresses } from "../markdown/content-addresses.ts";
import { articleHead } from "./head.ts";

/** Where the articles of a folder are, drafts left out. */
export function articleAddresses(folder = "content/articles"): string[] {
  return contentAddresses({
    folder,
    under: addresses.articles,
    head: articleHead,
    isShown: ({ draft }) => !draft,
  });
}
