/**
 * The name of the hidden honeypot field in forms. Password managers and autofill do not recognise the name, so only
 * programs that fill in every field fill in this one.
 */
export const honeypotField = "bedrock";
