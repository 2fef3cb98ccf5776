/**
 * Replaces all occurrences of texts in a file from `deploy/`.
 * @throws Error when a text is missing, because the benchmark would otherwise test a different configuration
 */
export function adapted(source: string, changes: readonly [found: string, instead: string][]): string {
  return changes.reduce((text, [found, instead]) => {
    if (!text.includes(found)) throw new Error(`The file does not say ${JSON.stringify(found)} any more`);
    return text.replaceAll(found, instead);
  }, source);
}
