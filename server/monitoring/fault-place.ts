/**
 * The first line of an error's stack: "at render (…:12:3)". The message before it is left out, however many lines it
 * has, for it may quote what somebody typed, down to a line that looks like a place.
 */
export function placeOfFault(fault: unknown): string | null {
  if (!(fault instanceof Error) || fault.stack === undefined) return null;
  const begin = fault.stack.indexOf(fault.message);
  // Else it was changed after the stack was written, which still holds the old one.
  const known = begin >= 0 && !fault.stack.slice(0, begin).includes("\n");
  if (!known) return null;
  return /^\s+at .*$/m.exec(fault.stack.slice(begin + fault.message.length))?.[0].trim() ?? null;
}
