/**
 * Parses a benchmark's arguments: named numbers (`--rate=50`), the `known` words, and an unnamed number, which sets the
 * first of `numbers`. Returns null if an argument is invalid.
 */
export function readOptions<Name extends string>(
  words: readonly string[],
  numbers: Record<Name, number>,
  known: readonly string[] = [],
): Options<Name> | null {
  const read: Record<string, number> = { ...numbers };
  const [first = ""] = Object.keys(numbers);
  const chosen: string[] = [];
  for (const word of words) {
    const [, name = first, number] = /^(?:--([a-z]+)=)?(\d+(?:\.\d+)?)$/.exec(word) ?? [];
    if (Number(number) > 0 && Object.hasOwn(read, name)) read[name] = Number(number);
    else if (known.includes(word)) chosen.push(word);
    else return null;
  }
  return { ...(read as Record<Name, number>), chosen };
}

/** The numbers by name, and the chosen ones of the known words. */
export type Options<Name extends string> = Record<Name, number> & { chosen: string[] };
