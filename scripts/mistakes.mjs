/** An error whose message has already been printed. */
export class AlreadyTold extends Error {}

/**
 * If an error comes only from mistakes in the owner's files, returns the messages to print. Otherwise returns null: the
 * error is a crash and must be printed with its stack.
 */
export function mistakesIn(error) {
  if (error instanceof AlreadyTold) return [];
  const errors = error?.errors ?? [error];
  return errors.every(isMistake) ? errors.map(({ message }) => message) : null;
}

/**
 * Whether an error is a mistake in the owner's files. A compiler's syntax errors are mistakes too: they have a `kind`,
 * and their message quotes the source.
 */
function isMistake(error) {
  return error instanceof Error && (error.name === "Mistake" || Object.hasOwn(error, "kind"));
}
