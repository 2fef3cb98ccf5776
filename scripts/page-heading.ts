/** Returns a page's main heading as a screen reader reads it. Removes the heading's hidden parts from the document. */
export function pageHeading(document: Document): string | undefined {
  const heading = document.querySelector("h1");
  for (const unseen of heading?.querySelectorAll("[aria-hidden=true]") ?? []) unseen.remove();
  return heading?.textContent.trim();
}
