/** A legal text, ready to be put into a page. */
export interface LegalDocument {
  /** What stands before the first heading, as HTML. */
  lead: string;
  sections: readonly LegalSection[];
}

export interface LegalSection {
  /** Made from the title: "Data we collect" is `data-we-collect`. */
  id: string;
  title: string;
  html: string;
}
