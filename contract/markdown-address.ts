/** The path of a page's Markdown version, which the build creates. */
export function markdownAddress(address: string): string {
  return address === "/" ? "/index.md" : `${address}.md`;
}
