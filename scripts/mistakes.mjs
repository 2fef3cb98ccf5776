/** An error whose message the terminal already shows. */
export class AlreadyTold extends Error {}

/**
 * Returns the messages to print if only mistakes in the owner's files caused the error. Returns null for a crash, which
 * must be printed with its stack.
 */
export function mistakesIn(error) {
  if (error instanceof AlreadyTold) return [];
  const errors = error?.errors ?? [error];
  return errors.every(isMistake) ? errors.map(({ message }) => message) : null;
}

/**
 * Whether an error is a mistake in the owner's files. Syntax errors from a compiler are mistakes too: they have a
 * `kind`, and their message quotes the lines.
 */
function isMistake(error) {
  return error instanceof Error && (error.name === "Mistake" || Object.hasOwn(error, "kind"));
}
