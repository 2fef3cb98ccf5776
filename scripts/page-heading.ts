/** What a page says first, as it is read aloud; what is only looked at is taken out of it. */
export function pageHeading(document: Document): string | undefined {
  const heading = document.querySelector("h1");
  for (const unseen of heading?.querySelectorAll("[aria-hidden=true]") ?? []) unseen.remove();
  return heading?.textContent.trim();
}
