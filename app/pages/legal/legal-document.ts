/** A legal text, rendered to HTML. */
export interface LegalDocument {
  /** The content before the first heading, as HTML. */
  lead: string;
  sections: readonly LegalSection[];
}

export interface LegalSection {
  /** A slug of the title: "Data we collect" is `data-we-collect`. */
  id: string;
  title: string;
  html: string;
}
