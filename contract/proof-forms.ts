/** The forms that may ask for a proof of work; each asks for one of its own. */
export const provenForms = ["contact", "support", "newsletter"] as const;

export type ProvenForm = (typeof provenForms)[number];

/** The name under which a posted form brings its proof. */
export const proofField = "proofOfWork";
