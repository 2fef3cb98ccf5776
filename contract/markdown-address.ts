/** Where a page lies as Markdown, made at build. */
export function markdownAddress(address: string): string {
  return address === "/" ? "/index.md" : `${address}.md`;
}
