/** An error whose message the terminal already shows. */
export class AlreadyTold extends Error {}

/**
 * The messages of mistakes in the owner's files if only these caused the error; null for a crash, whose stack is
 * needed.
 */
export function mistakesIn(error) {
  if (error instanceof AlreadyTold) return [];
  const errors = error?.errors ?? [error];
  return errors.every(isMistake) ? errors.map(({ message }) => message) : null;
}

/**
 * Whether an error is a mistake in the owner's files. A compiler's error about unreadable source has a `kind`, and its
 * message shows the lines.
 */
function isMistake(error) {
  return error instanceof Error && (error.name === "Mistake" || Object.hasOwn(error, "kind"));
}
