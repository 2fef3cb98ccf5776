/** All case studies are below this path, which has no page of its own. */
export const casesFolder = "/cases";

export function caseAddress(slug: string): string {
  return `${casesFolder}/${slug}`;
}
