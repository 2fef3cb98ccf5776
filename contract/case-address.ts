/** Cases are below this address. It has no page of its own. */
export const casesFolder = "/cases";

export function caseAddress(slug: string): string {
  return `${casesFolder}/${slug}`;
}
