import type { Pinning } from "./pinning.ts";

/** What a table needs to measure: where to put whatever must be stopped or removed, and who runs where. */
export interface Bench {
  things: AsyncDisposableStack;
  pinning: Pinning;
}

export interface Table {
  heading: string;
  columns: string[];
  rows: Cell[][];
  notes: string[];
  /** What must not be, one line each: the run has failed. */
  problems?: string[];
}

/** A text, a count or measure, or null where there is none. */
export type Cell = string | number | null;

/** The table as lines: the first column to the left, figures to the right. */
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

/** Ours over the yardstick's, or null without one. */
export function ratio(ours: number | null, yardstick: number | null): number | null {
  return ours === null || !yardstick ? null : ours / yardstick;
}

/** Three digits where there are decimals: more would be noise. */
function shown(cell: Cell): string {
  if (cell === null) return "–";
  if (typeof cell === "string") return cell;
  const decimals = Number.isInteger(cell) || cell >= 100 ? 0 : cell >= 10 ? 1 : 2;
  return cell.toLocaleString("en-AU", { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}
