/** The maximum number of characters (UTF-16 code units) in each part of an enquiry. */
export const enquiryLimits = {
  /** The name and the address together, in the form "Full Name <name@example.org>". */
  from: 320,
  email: 254,
  text: 20_000,
} as const;
