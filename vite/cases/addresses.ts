import { isShownCase } from "../../app/pages/cases/shown-case.ts";
import { casesFolder } from "../../contract/case-address.ts";
import { site } from "../../site.config.ts";
import { contentAddresses } from "../markdown/content-addresses.ts";
import { caseHead } from "./head.ts";

/** Returns the URL paths of a folder's cases, except drafts and, with `demo: false`, the example company's. */
export function caseAddresses(folder = "content/cases", demo = site.demo): string[] {
  return contentAddresses(folder, casesFolder, caseHead, (head) =>
    isShownCase(head, { drafts: false, examples: demo }),
  );
}
