/** A legal text, rendered to HTML. */
export interface LegalDocument {
  /** The content before the first heading, as HTML. */
  lead: string;
  sections: readonly LegalSection[];
}

export interface LegalSection {
  /** The slug of the title: "Data we collect" becomes `data-we-collect`. */
  id: string;
  title: string;
  html: string;
}
