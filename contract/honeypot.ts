/**
 * The name of the hidden field in forms. It means nothing to form fillers, so only programs that fill in every field
 * fill it in.
 */
export const honeypotField = "bedrock";
