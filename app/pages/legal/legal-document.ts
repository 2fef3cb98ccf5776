import { Marked, type Token, type Tokens } from "marked";

/** A legal text, ready to be put into a page. */
export interface LegalDocument {
  /** HTML of what stands before the first section. */
  lead: string;
  sections: LegalSection[];
}

export interface LegalSection {
  /** Made from the title: "Data we collect" is `data-we-collect`. */
  id: string;
  title: string;
  /** HTML without the heading. */
  html: string;
}

/**
 * Reads a Markdown text (GitHub's flavour) whose sections begin with `## `.
 * @throws Error where two sections have the same title or a link leads to a section that isn't there.
 */
export function legalDocument(markdown: string): LegalDocument {
  const lead: Token[] = [];
  const parts: { heading: Tokens.Heading; body: Token[] }[] = [];
  for (const token of marked.lexer(markdown)) {
    if (isSectionHeading(token)) parts.push({ heading: token, body: [] });
    else (parts.at(-1)?.body ?? lead).push(token);
  }
  const sections = parts.map(({ heading, body }) => ({
    id: idOf(heading.text),
    title: heading.text,
    html: marked.parser(body),
  }));
  const document = { lead: marked.parser(lead), sections };
  checkSections(document);
  return document;
}

const marked = new Marked({ gfm: true });

function isSectionHeading(token: Token): token is Tokens.Heading {
  return token.type === "heading" && token.depth === 2;
}

function idOf(title: string): string {
  return title.toLowerCase().replace(/[^a-z0-9]+/g, "-");
}

function checkSections({ lead, sections }: LegalDocument): void {
  const ids = sections.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice) throw new Error(`Two sections have the id ${twice}.`);
  const html = [lead, ...sections.map((section) => section.html)].join("");
  for (const [, id = ""] of html.matchAll(/href="#([^"]*)"/g)) {
    if (!ids.includes(id)) throw new Error(`A link leads to #${id}, and no section is called that.`);
  }
}
