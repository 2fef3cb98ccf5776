/** Rows as lines of CSV (RFC 4180). */
export function csvLines(rows: readonly (readonly string[])[]): string[] {
  return rows.map((row) => row.map(cell).join(","));
}

/**
 * What a spreadsheet would take for a formula gets an apostrophe, which spreadsheets show as text
 * (https://owasp.org/www-community/attacks/CSV_Injection).
 */
function cell(text: string): string {
  const inert = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n']/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
