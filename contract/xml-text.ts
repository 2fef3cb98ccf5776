/** A text as it stands in XML, or in HTML, between tags or in quotes. */
export function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** The same without controls and what else no XML may hold (XML 1.0, 2.2): for one such sign a reader refuses all of it. */
export function xmlText(text: string): string {
  return escaped(text.replace(/(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu, ""));
}
