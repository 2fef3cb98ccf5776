/** The address of a page's Markdown version, made by the build. */
export function markdownAddress(address: string): string {
  return address === "/" ? "/index.md" : `${address}.md`;
}
