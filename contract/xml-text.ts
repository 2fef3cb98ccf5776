/** Escapes text for XML or HTML, for elements and attributes. */
export function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** Also removes characters that XML forbids (XML 1.0, 2.2), because one of them makes the document invalid. */
export function xmlText(text: string): string {
  return escaped(text.replace(/(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu, ""));
}
