/** What it says stands in the terminal already. */
export class AlreadyTold extends Error {}

/**
 * What is wrong in the owner's files, in words, where that alone made it fail; null where it is a crash, whose stack is
 * needed.
 */
export function mistakesIn(error) {
  if (error instanceof AlreadyTold) return [];
  const errors = error?.errors ?? [error];
  return errors.every(isMistake) ? errors.map(({ message }) => message) : null;
}

/** Of what a compiler can't read, its message shows the lines; only then has it a kind. */
function isMistake(error) {
  return error instanceof Error && (error.name === "Mistake" || Object.hasOwn(error, "kind"));
}
