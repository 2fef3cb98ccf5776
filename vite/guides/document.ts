import { readFileSync } from "node:fs";
import type { RootContent } from "hast";
import type { CodePart } from "../../app/document/markdown-part.ts";
import { brandedTokens } from "../../app/styles/branded-tokens.ts";
import { resolveCustomMedia } from "../../app/styles/custom-media.ts";
import { resolvedTokens } from "../../app/styles/resolved-tokens.ts";
import type { Guide, TokenGroup } from "../../showcase/guides/guide.ts";
import { site } from "../../site.config.ts";
import { kitTokens } from "../kit/kit-tokens.ts";
import { codePart } from "../markdown/code-part.ts";
import { readFrontMatter } from "../markdown/front-matter.ts";
import { partsOf } from "../markdown/parts.ts";
import { fillPlaceholders } from "../markdown/placeholders.ts";
import { readSections } from "../markdown/sections.ts";
import { lineOf } from "../markdown/tree.ts";
import { singleProblem } from "../mistake.ts";
import { guideFacts } from "./facts.ts";
import { guideHead } from "./head.ts";

/**
 * Parses a guide, which must begin with a heading. Fills in placeholders, and lists the tokens at `<!-- tokens -->`.
 * @throws WrongText
 */
export function guideDocument(markdown: string): Guide {
  const { head, body } = readFrontMatter(fillPlaceholders(markdown, guideFacts), guideHead);
  const { lead, sections } = readSections(body);
  if (lead[0]) throw singleProblem(lineOf(lead[0]), "the first section must begin with a heading");
  const labels = new Set<string>();
  const partOf = (node: RootContent): CodePart | { tokens: TokenGroup[] } | null => {
    const code = codePart(node);
    if (code && labels.has(code.label))
      throw singleProblem(lineOf(node), `two blocks of code are called ${code.label}`);
    if (code) labels.add(code.label);
    return code ?? tokensAt(node);
  };
  return {
    ...head,
    sections: sections.map(({ id, title, nodes }) => ({ id, title, parts: partsOf(nodes, partOf) })),
  };
}

function tokensAt(node: RootContent): { tokens: TokenGroup[] } | null {
  if (node.type !== "raw" || node.value !== "<!-- tokens -->") return null;
  const css = brandedTokens(readFileSync("app/styles/tokens.css", "utf8"), site.brand);
  return { tokens: kitTokens(resolvedTokens(resolveCustomMedia(css))) };
}
