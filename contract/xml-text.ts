/** Escapes text for elements and attributes of XML or HTML. */
export function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** Escapes text like {@link escaped}, and removes characters that XML forbids (XML 1.0, section 2.2). */
export function xmlText(text: string): string {
  return escaped(text.replace(/(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu, ""));
}
