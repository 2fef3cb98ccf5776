/** Cases lie below it. None of them is a list, so there is no page at it. */
export const casesFolder = "/cases";

export function caseAddress(slug: string): string {
  return `${casesFolder}/${slug}`;
}
