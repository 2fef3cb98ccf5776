/**
 * Returns the first frame of an error's stack, such as "at render (…:12:3)", or null if it is unknown. Skips the
 * message, because it may quote a visitor's text, and a line of that text may look like a frame.
 */
export function codeLocation(error: unknown): string | null {
  if (!(error instanceof Error) || error.stack === undefined) return null;
  const begin = error.stack.indexOf(error.message);
  // If the message was changed later, the stack still contains the old message, whose end is then unknown.
  const known = begin >= 0 && !error.stack.slice(0, begin).includes("\n");
  if (!known) return null;
  return /^\s+at .*$/m.exec(error.stack.slice(begin + error.message.length))?.[0].trim() ?? null;
}
