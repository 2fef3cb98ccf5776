import type { Element, RootContent } from "hast";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import type {
  Case,
  CaseChapter,
  CaseDay,
  CaseDays,
  CasePart,
  CaseSection,
} from "../../app/pages/cases/case.ts";
import { layerNames, layers } from "../../app/pages/cases/layers.ts";
import { readFrontMatter } from "../markdown/front-matter.ts";
import { htmlOf, partsOf } from "../markdown/parts.ts";
import { readSections } from "../markdown/sections.ts";
import { singleProblem } from "../mistake.ts";
import { caseHead } from "./head.ts";
import { checkTotals, daysOf, elementsIn, isTotal, tableOf } from "./tables.ts";

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
    chapters.push({ id, title: capitalised(title.slice(layer.name.length + 2)), layer, parts });
  }
  if (chapters.length === 0)
    throw singleProblem(1, `no heading begins with a layer, like ## ${layerNames[0]}: what we found there`);
  checkNamed(head, { opening, chapters });
  return { ...head, opening, chapters, sections: others };
}

function daysPart(node: RootContent): { days: CaseDays } | null {
  visit(node, "element", nameCells);
  if (!isTable(node)) return null;
  const table = tableOf(node);
  checkTotals(table);
  const days = daysOf(table);
  if (!days) return null;
  showDays(node, days.days);
  return { days: { ...days, html: htmlOf([node]) } };
}

/** Adds class names to cells that contain numbers and to rows with totals. */
function nameCells(table: Element): void {
  if (!isTable(table)) return;
  for (const row of elementsIn(table).flatMap(elementsIn)) {
    const cells = elementsIn(row);
    if (isTotal(cells.map((cell) => textOf(cell)))) row.properties.className = ["total"];
    for (const { properties } of cells) {
      if (properties.align !== "right") continue;
      delete properties.align;
      properties.className = ["number"];
    }
  }
}

/** Formats the table's dates: "2026-03-07" becomes "Sat 7 Mar", with the year if the dates are in different years. */
function showDays(table: Element, days: readonly CaseDay[]): void {
  const years = new Set(days.map(({ day }) => day.slice(0, 4)));
  const shown = new Intl.DateTimeFormat("en-AU", {
    weekday: "short",
    day: "numeric",
    month: "short",
    ...(years.size > 1 && { year: "numeric" }),
    timeZone: "UTC",
  });
  const [, body] = elementsIn(table);
  const rows = body ? elementsIn(body) : [];
  days.forEach(({ day }, index) => {
    const [cell] = rows[index] ? elementsIn(rows[index]) : [];
    if (!cell) return;
    const value = shown.format(new Date(day)).replace(",", "");
    cell.children = [
      {
        type: "element",
        tagName: "time",
        properties: { dateTime: day },
        children: [{ type: "text", value }],
      },
    ];
  });
}

function isTable(node: RootContent): node is Element {
  return node.type === "element" && node.tagName === "table";
}

/**
 * Checks that the front matter has a `chart` if there is a table of days, and that the layer in `cause` has a chapter.
 */
function checkNamed(
  { chart, cause }: Pick<Case, "chart" | "cause">,
  { opening, chapters }: { opening: readonly CasePart[]; chapters: readonly CaseChapter[] },
) {
  const charts = [...opening, ...chapters.flatMap(({ parts }) => parts)].filter((part) => "days" in part);
  if (charts.length > 0 && !chart)
    throw singleProblem(1, "chart is missing (it says what the table of days counts): add a line `chart: …`");
  if (cause && !chapters.some(({ layer }) => layer.name === cause))
    throw singleProblem(1, `cause is ${cause}, but no heading begins with ## ${cause}:`);
}

function capitalised(title: string): string {
  return title.slice(0, 1).toUpperCase() + title.slice(1);
}
