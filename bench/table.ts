/** What each benchmark receives: the resources to release when it ends. */
export interface Bench {
  resources: AsyncDisposableStack;
}

export interface Table {
  heading: string;
  columns: string[];
  rows: Cell[][];
  notes: string[];
  /** Problems that make the run fail, each in one line. */
  problems?: string[];
}

/** A string, a number, or null if there is no value. */
export type Cell = string | number | null;

/** Formats a table: the first column is aligned left, the others right. */
export function tableLines({ heading, columns, rows, notes }: Table): string[] {
  const lines = [columns, ...rows.map((row) => row.map(shown))];
  const widths = columns.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return [
    heading,
    ...lines.map((line) =>
      line
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join("   ")
        .trimEnd(),
    ),
    ...notes,
  ];
}

/** Formats a cell. Shows no decimals beyond the third significant digit of a number, because they would be noise. */
function shown(cell: Cell): string {
  if (cell === null) return "–";
  if (typeof cell === "string") return cell;
  const decimals = Number.isInteger(cell) || cell >= 100 ? 0 : cell >= 10 ? 1 : 2;
  return cell.toLocaleString("en-AU", { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}
