export function textTable(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [column, cell] of row.entries())
      widths[column] = Math.max(widths[column] ?? 0, lengthOf(cell));
  }
  return rows.map((row) =>
    row
      .map((cell, column) => cell + " ".repeat((widths[column] ?? 0) - lengthOf(cell)))
      .join("  ")
      .trimEnd(),
  );
}

function lengthOf(text: string): number {
  return Array.from(graphemes.segment(text)).length;
}

const graphemes = new Intl.Segmenter("en-AU", { granularity: "grapheme" });
