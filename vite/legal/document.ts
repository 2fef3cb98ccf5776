import type { LegalDocument } from "../../app/pages/legal/legal-document.ts";
import { htmlOf } from "../markdown/parts.ts";
import { fillPlaceholders } from "../markdown/placeholders.ts";
import { readSections } from "../markdown/sections.ts";
import { legalFacts } from "./facts.ts";

/** Parses a legal text and fills in its placeholders. @throws WrongText */
export function legalDocument(markdown: string): LegalDocument {
  const { lead, sections } = readSections(fillPlaceholders(markdown, legalFacts));
  return {
    lead: htmlOf(lead),
    sections: sections.map(({ id, title, nodes }) => ({ id, title, html: htmlOf(nodes) })),
  };
}
