/**
 * The name of the hidden field in forms. The name means nothing to password managers and autofill, so only programs
 * that fill in every field fill in this one.
 */
export const honeypotField = "bedrock";
