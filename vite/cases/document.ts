import type { Element, RootContent, Text } from "hast";
import { visit } from "unist-util-visit";
import type { Case, CaseChapter, CaseDay, CaseDays, CaseSection } from "../../app/pages/cases/case.ts";
import { layerNames } from "../../app/pages/cases/layers.ts";
import { layers } from "../../content/layers.ts";
import { readFrontMatter } from "../markdown/front-matter.ts";
import { htmlOf, partsOf } from "../markdown/parts.ts";
import { readSections } from "../markdown/sections.ts";
import { singleProblem } from "../mistake.ts";
import { caseHead } from "./head.ts";
import { checkTotals, daysOf, isTotal, type Row, rowsOf } from "./tables.ts";

/**
 * Parses a case study. A heading that begins with the name of a layer, such as `## Platform: …`, starts a chapter;
 * chapters must come before other sections, in the order of the layers.
 * @throws WrongText
 */
export function caseDocument(markdown: string): Case {
  const { head, body } = readFrontMatter(markdown, caseHead);
  const { lead, sections } = readSections(body);
  const opening = partsOf(lead, daysPart);
  const chapters: CaseChapter[] = [];
  const others: CaseSection[] = [];
  for (const { id, title, line, nodes } of sections) {
    const parts = partsOf(nodes, daysPart);
    const place = layers.findIndex(({ name }) => title.startsWith(`${name}: `));
    const layer = layers[place];
    if (!layer) {
      others.push({ id, title, parts });
      continue;
    }
    const above = chapters.at(-1);
    const misplaced = others[0]
      ? `comes after “${others[0].title}”`
      : above && layers.indexOf(above.layer) >= place
        ? `comes after ${above.layer.name}`
        : undefined;
    if (misplaced)
      throw singleProblem(
        line,
        `${layer.name} ${misplaced}: layers come first, from the surface down: ${layerNames.join(", ")}`,
      );
    const found = title.slice(layer.name.length + 2);
    chapters.push({ id, title: found.slice(0, 1).toUpperCase() + found.slice(1), layer, parts });
  }
  if (chapters.length === 0)
    throw singleProblem(1, `no heading begins with a layer, like ## ${layerNames[0]}: what we found there`);
  const { chart, cause } = head;
  const told = [...opening, ...chapters.flatMap(({ parts }) => parts)];
  if (!chart && told.some((part) => "days" in part))
    throw singleProblem(1, "chart is missing (it says what the table of days counts): add a line `chart: …`");
  if (cause && !chapters.some(({ layer }) => layer.name === cause))
    throw singleProblem(1, `cause is ${cause}, but no heading begins with ## ${cause}:`);
  return { ...head, opening, chapters, sections: others };
}

function daysPart(node: RootContent): { days: CaseDays } | null {
  visit(node, "element", nameCells);
  if (!isTable(node)) return null;
  const [header, ...rows] = rowsOf(node);
  checkTotals(rows);
  const days = header && daysOf(header, rows);
  if (!days) return null;
  showDays(rows, days.days);
  return { days: { ...days, html: htmlOf([node]) } };
}

/** Adds class names to cells that contain numbers and to rows with totals. */
function nameCells(table: Element): void {
  if (!isTable(table)) return;
  for (const row of rowsOf(table)) {
    if (isTotal(row)) row.element.properties.className = ["total"];
    for (const { properties } of row.cells) {
      if (properties.align !== "right") continue;
      delete properties.align;
      properties.className = ["number"];
    }
  }
}

/** Formats the table's dates: "2026-03-07" becomes "Sat 7 Mar", with the year if the dates are in different years. */
function showDays(rows: readonly Row[], days: readonly CaseDay[]): void {
  const years = new Set(days.map(({ day }) => day.slice(0, 4)));
  const shown = new Intl.DateTimeFormat("en-AU", {
    weekday: "short",
    day: "numeric",
    month: "short",
    ...(years.size > 1 && { year: "numeric" }),
    timeZone: "UTC",
  });
  days.forEach(({ day }, index) => {
    const [cell] = rows[index]?.cells ?? [];
    const value = shown.format(new Date(day)).replace(",", "");
    const children: Text[] = [{ type: "text", value }];
    if (cell) cell.children = [{ type: "element", tagName: "time", properties: { dateTime: day }, children }];
  });
}

function isTable(node: RootContent): node is Element {
  return node.type === "element" && node.tagName === "table";
}
