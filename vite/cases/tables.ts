import type { Tokens } from "marked";
import { z } from "zod";
import type { CaseDay, CaseDays } from "../../app/pages/cases/case.ts";
import { layerCalled, layerNames } from "../../app/pages/cases/layers.ts";

const day = z.iso.date();

/**
 * A table whose first column is called Day: its second is what was counted, its third the layer in which the cause lay.
 * Undefined of other tables.
 */
export function daysOf(
  { header, rows }: Tokens.Table,
  firstLine: number,
): Omit<CaseDays, "html"> | undefined {
  const [first, unit, third] = header.map(({ text }) => text);
  if (first !== "Day") return undefined;
  if (!unit || third !== "Layer")
    throw new Error(
      `line ${firstLine}: a table of days has the columns Day, what is counted, Layer, and more.`,
    );
  const days = rows.map((row, index): CaseDay => {
    const [written = "", number = "", name = ""] = row.map(({ text }) => text);
    const problem = (what: string) => new Error(`line ${firstLine + 2 + index}: ${what}`);
    if (!day.safeParse(written).success) throw problem(`${written} is no day as 2026-10-02.`);
    const value = numberIn(number);
    if (value === undefined || value < 0) throw problem(`${number || "nothing"} is no number.`);
    const layer = layerCalled(name);
    if (!layer) throw problem(`${name || "nothing"} is none of ${layerNames.join(", ")}.`);
    return { day: written, value, layer };
  });
  return { unit, days };
}

/** @throws Error where a row that begins with Total is not the sum of those above it. */
export function checkTotals({ rows }: Tokens.Table, firstLine: number): void {
  const total = rows.findIndex(([first]) => first?.text.startsWith("Total"));
  if (total < 0) return;
  rows[total]?.forEach(({ text }, column) => {
    const said = numberIn(text);
    if (said === undefined) return;
    const sum = rows.slice(0, total).reduce((sum, row) => sum + (numberIn(row[column]?.text ?? "") ?? 0), 0);
    if (Math.abs(sum - said) > 0.001)
      throw new Error(
        `line ${firstLine + 2 + total}: the rows above add up to ${sum.toLocaleString("en-AU")}, and Total says ${text}.`,
      );
  });
}

/** Of "$13,570" or "6"; undefined of words. */
export function numberIn(text: string): number | undefined {
  const digits = /^\$?(?<number>\d[\d,]*(\.\d+)?)$/.exec(text.trim())?.groups?.number;
  return digits === undefined ? undefined : Number(digits.replaceAll(",", ""));
}
