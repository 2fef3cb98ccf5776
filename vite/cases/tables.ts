import type { Element } from "hast";
import { toString as textOf } from "mdast-util-to-string";
import { z } from "zod";
import type { CaseDay, CaseDays } from "../../app/pages/cases/case.ts";
import { layerCalled, layerNames } from "../../app/pages/cases/layers.ts";
import { lineOf } from "../markdown/tree.ts";
import { singleProblem } from "../mistake.ts";

export type Row = ReturnType<typeof rowsOf>[number];

/** Returns a table's rows, with the header first: the line of each in the source, its cells, and their text. */
export function rowsOf(table: Element) {
  return elementsIn(table)
    .flatMap(elementsIn)
    .map((element) => {
      const cells = elementsIn(element);
      return { element, line: lineOf(element), cells, texts: cells.map((cell) => textOf(cell)) };
    });
}

function elementsIn({ children }: Element): Element[] {
  return children.filter((node) => node.type === "element");
}

const day = z.iso.date();

/**
 * Parses a table of days. Its columns are Day, the number for that day (headed by its unit, such as Minutes), Layer
 * (the layer with the cause), and any others. Returns undefined if the first column is not Day.
 */
export function daysOf(header: Row, rows: readonly Row[]): Omit<CaseDays, "html"> | undefined {
  const [first, unit, third] = header.texts;
  if (first !== "Day") return undefined;
  if (!unit || third !== "Layer")
    throw singleProblem(
      header.line,
      "a table of days must begin with the columns Day, what is counted, and Layer",
    );
  const days = rows.map(({ line, texts }): CaseDay => {
    const [written = "", number = "", name = ""] = texts;
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
export function checkTotals(rows: readonly Row[]): void {
  const total = rows.findIndex(isTotal);
  const { line = 1, texts = [] } = rows[total] ?? {};
  texts.forEach((text, column) => {
    const said = numberIn(text);
    if (said === undefined) return;
    const sum = rows
      .slice(0, total)
      .reduce((sum, { texts }) => sum + (numberIn(texts[column] ?? "") ?? 0), 0);
    if (Math.abs(sum - said) > 0.001)
      throw singleProblem(
        line,
        `the rows above add up to ${sum.toLocaleString("en-AU")}, but Total says ${text}`,
      );
  });
}

/** Whether a row is the total of the rows above it. */
export function isTotal({ texts: [first] }: Row): boolean {
  return first?.startsWith("Total") ?? false;
}

/** Parses a number such as "$13,570" or "6". Returns undefined for other text. */
function numberIn(text: string): number | undefined {
  const digits = /^\$?(?<number>\d[\d,]*(\.\d+)?)$/.exec(text.trim())?.groups?.number;
  return digits === undefined ? undefined : Number(digits.replaceAll(",", ""));
}
