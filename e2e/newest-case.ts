import { readFileSync } from "node:fs";
import { join } from "node:path";
import { caseAddresses } from "../vite/cases/addresses.ts";
import { caseDocument } from "../vite/cases/document.ts";

/** The newest case study, read from its file; undefined if there are no case studies. */
export const newestCase = caseAddresses()
  .map((address) => ({ address, ...caseDocument(readFileSync(join("content", `${address}.md`), "utf8")) }))
  .sort((a, b) => b.date.localeCompare(a.date))[0];
