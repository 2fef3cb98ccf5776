export interface Table {
  heading: string;
  columns: string[];
  rows: Cell[][];
  notes: string[];
  /** Problems that make the run fail, each in one line. */
  problems?: string[];
}

/** A string or a number. A number that is not finite, such as the highest of none, is shown as no value. */
export type Cell = string | number;

/** Formats a table: the first column is aligned left, the others right. */
export function tableLines({ heading, columns, rows, notes }: Table): string[] {
  const lines = [columns, ...rows.map((row) => row.map(shown))];
  const widths = columns.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const aligned = lines.map((line) =>
    line.map((cell, column) => cell[column === 0 ? "padEnd" : "padStart"](widths[column] ?? 0)),
  );
  return [heading, ...aligned.map((line) => line.join("   ").trimEnd()), ...notes];
}

/** Formats a cell. Shows no decimals beyond the third significant digit of a number, because they would be noise. */
function shown(cell: Cell): string {
  if (typeof cell === "string") return cell;
  if (!Number.isFinite(cell)) return "–";
  const decimals = Number.isInteger(cell) || cell >= 100 ? 0 : cell >= 10 ? 1 : 2;
  return cell.toLocaleString("en-AU", { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}
