/**
 * The first line of an error's stack: "at render (…:12:3)". The message before it is left out, however many lines it
 * has, for it may quote what somebody typed, down to a line that looks like a place.
 */
export function placeOfError(error: unknown): string | null {
  if (!(error instanceof Error) || error.stack === undefined) return null;
  const begin = error.stack.indexOf(error.message);
  // Else it was changed after the stack was written, which still holds the old one.
  const known = begin >= 0 && !error.stack.slice(0, begin).includes("\n");
  if (!known) return null;
  return /^\s+at .*$/m.exec(error.stack.slice(begin + error.message.length))?.[0].trim() ?? null;
}
