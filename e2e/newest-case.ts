import { readFileSync } from "node:fs";
import { join } from "node:path";
import { caseDocument } from "../app/pages/cases/case-document.ts";
import { caseAddresses } from "../vite/case-addresses.ts";

/** The case that the pages show, from its file; none where none is told. */
export const newestCase = caseAddresses()
  .map((address) => ({ address, ...caseDocument(readFileSync(join("content", `${address}.md`), "utf8")) }))
  .sort((a, b) => b.date.localeCompare(a.date))[0];
