/** A marker at the start of an enquiry's text, so that no line break in the mail splits it. */
export function markerOf(enquiry: number): string {
  return `soak-${enquiry}-enquiry`;
}

/** The enquiry's number in a text or mail, or null if there is no marker. */
export function enquiryIn(text: string): number | null {
  const found = /\bsoak-(\d+)-enquiry\b/.exec(text)?.[1];
  return found === undefined ? null : Number(found);
}
