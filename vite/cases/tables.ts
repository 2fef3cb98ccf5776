import type { Element, ElementContent } from "hast";
import { toString as textOf } from "mdast-util-to-string";
import { z } from "zod";
import type { CaseDay, CaseDays } from "../../app/pages/cases/case.ts";
import { layerCalled, layerNames } from "../../app/pages/cases/layers.ts";
import { lineOf } from "../markdown/tree.ts";
import { singleProblem } from "../mistake.ts";

/** A row of a table: its line in the source, and the text of its cells. */
export interface Row {
  line: number;
  cells: string[];
}

export interface Table {
  header: Row;
  rows: Row[];
}

export function tableOf(table: Element): Table {
  const [header = { line: 1, cells: [] }, ...rows] = elementsIn(table)
    .flatMap(elementsIn)
    .map((row) => ({
      line: lineOf(row),
      cells: elementsIn(row).map((cell) => textOf(cell)),
    }));
  return { header, rows };
}

export function elementsIn({ children }: Element): Element[] {
  return children.filter(isElement);
}

function isElement(node: ElementContent): node is Element {
  return node.type === "element";
}

const day = z.iso.date();

/**
 * Parses a table of days. Its columns are Day, the number for that day (headed by its unit, such as Minutes), Layer
 * (the layer with the cause), and any others. Returns undefined if the first column is not Day.
 */
export function daysOf({ header, rows }: Table): Omit<CaseDays, "html"> | undefined {
  const [first, unit, third] = header.cells;
  if (first !== "Day") return undefined;
  if (!unit || third !== "Layer")
    throw singleProblem(
      header.line,
      "a table of days must begin with the columns Day, what is counted, and Layer",
    );
  const days = rows.map(({ line, cells }): CaseDay => {
    const [written = "", number = "", name = ""] = cells;
    if (!day.safeParse(written).success)
      throw singleProblem(line, `${written} is not a valid date like 2026-10-02`);
    const value = numberIn(number);
    if (value === undefined || value < 0) throw singleProblem(line, `${number || "nothing"} is not a number`);
    const layer = layerCalled(name);
    if (!layer) throw singleProblem(line, `${name || "nothing"} is not one of ${layerNames.join(", ")}`);
    return { day: written, value, layer };
  });
  return { unit, days };
}

/** @throws WrongText if a row that begins with Total is not the sum of the rows above it. */
export function checkTotals({ rows }: Table): void {
  const total = rows.findIndex(({ cells }) => isTotal(cells));
  const { line = 1, cells = [] } = rows[total] ?? {};
  cells.forEach((text, column) => {
    const said = numberIn(text);
    if (said === undefined) return;
    const sum = rows
      .slice(0, total)
      .reduce((sum, { cells }) => sum + (numberIn(cells[column] ?? "") ?? 0), 0);
    if (Math.abs(sum - said) > 0.001)
      throw singleProblem(
        line,
        `the rows above add up to ${sum.toLocaleString("en-AU")}, but Total says ${text}`,
      );
  });
}

/** Whether a row is the total of the rows above it. */
export function isTotal([first]: readonly string[]): boolean {
  return first?.startsWith("Total") ?? false;
}

/** Parses a number such as "$13,570" or "6". Returns undefined for other text. */
export function numberIn(text: string): number | undefined {
  const digits = /^\$?(?<number>\d[\d,]*(\.\d+)?)$/.exec(text.trim())?.groups?.number;
  return digits === undefined ? undefined : Number(digits.replaceAll(",", ""));
}
