/** Stands at the beginning of an enquiry's text, and so whole on a line of the mail. */
export function markerOf(enquiry: number): string {
  return `soak-${enquiry}-enquiry`;
}

/** The enquiry that a text or a mail is about; null: none of ours. */
export function enquiryIn(text: string): number | null {
  const found = /\bsoak-(\d+)-enquiry\b/.exec(text)?.[1];
  return found === undefined ? null : Number(found);
}
