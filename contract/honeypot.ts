/**
 * The name of the hidden field in forms. It has no meaning to a form filler, so a program that fills it in
 * fills in every field.
 */
export const honeypotField = "bedrock";
