/**
 * The name of the field in forms that people don't see. It says nothing that a form filler knows: what writes into it
 * fills in every field there is.
 */
export const honeypotField = "bedrock";
