/** Returns an enquiry's marker. It must be at the start of the text, where no line break in the mail can split it. */
export function markerOf(enquiry: number): string {
  return `soak-${enquiry}-enquiry`;
}

/** The enquiry's number in a text or mail, or null if there is no marker. */
export function enquiryIn(text: string): number | null {
  const found = /\bsoak-(\d+)-enquiry\b/.exec(text)?.[1];
  return found === undefined ? null : Number(found);
}
