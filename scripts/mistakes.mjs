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
 * Whether an error is a mistake in the owner's files or settings. So are a compiler's syntax errors, which have a `kind`
 * and a message that quotes the source.
 */
function isMistake(error) {
  if (!(error instanceof Error)) return false;
  return ["Mistake", "StartProblem"].includes(error.name) || Object.hasOwn(error, "kind");
}
