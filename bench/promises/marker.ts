/**
 * Returns an enquiry's marker. It must be at the start of the message, where no line break in the email can split it.
 */
export function markerOf(enquiry: number): string {
  return `soak-${enquiry}-enquiry`;
}

/** Returns the number of the enquiry that a message or an email belongs to, or null if it has no marker. */
export function enquiryIn(text: string): number | null {
  const found = /\bsoak-(\d+)-enquiry\b/.exec(text)?.[1];
  return found === undefined ? null : Number(found);
}
