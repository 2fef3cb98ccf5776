/**
 * Applies `changes`, pairs of a string and its replacement, to the source of a file from `deploy/`.
 * @throws Error if a string does not occur, because the benchmark would otherwise run without that change
 */
export function adapted(source: string, changes: readonly [found: string, instead: string][]): string {
  return changes.reduce((text, [found, instead]) => {
    if (!text.includes(found)) throw new Error(`The file does not say ${JSON.stringify(found)} any more`);
    return text.replaceAll(found, instead);
  }, source);
}
