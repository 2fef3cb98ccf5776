/**
 * A file of `deploy/` with some words replaced, each wherever it stands.
 * @throws Error where one of them is not there any more: the run would be of something else
 */
export function adapted(source: string, changes: readonly [found: string, instead: string][]): string {
  return changes.reduce((text, [found, instead]) => {
    if (!text.includes(found)) throw new Error(`The file does not say ${JSON.stringify(found)} any more`);
    return text.replaceAll(found, instead);
  }, source);
}
