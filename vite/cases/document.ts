import type { Element, RootContent } from "hast";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import type { Case, CaseChapter, CaseDay, CasePart, CaseSection } from "../../app/pages/cases/case.ts";
import { caseHead } from "../../app/pages/cases/head.ts";
import { layerNames, layers } from "../../app/pages/cases/layers.ts";
import { readFrontMatter } from "../markdown/front-matter.ts";
import { markdownDocument, type ToHtml } from "../markdown/markdown-document.ts";
import { checkTotals, daysOf, elementsIn, isTotal, tableOf } from "./tables.ts";

/**
 * Reads a case. A heading that begins with the name of a layer, as `## Platform: …`, is a chapter; these come first,
 * from the surface down.
 * @throws Error that says in which line what is wrong, and how it would be right.
 */
export function caseDocument(markdown: string): Case {
  const { head, body } = readFrontMatter(markdown, caseHead);
  const { lead, sections } = markdownDocument(body, (nodes, html, line) => ({
    line,
    parts: partsOf(nodes, html),
  }));
  const chapters: CaseChapter[] = [];
  const others: CaseSection[] = [];
  for (const { id, title, body } of sections) {
    const { line, parts } = body;
    const place = layers.findIndex(({ name }) => title.startsWith(`${name}: `));
    const layer = layers[place];
    if (!layer) {
      others.push({ id, title, parts });
      continue;
    }
    const above = chapters.at(-1);
    const wrong = others[0]
      ? `stands below “${others[0].title}”`
      : above && layers.indexOf(above.layer) >= place
        ? `stands below ${above.layer.name}`
        : undefined;
    if (wrong) {
      throw new Error(
        `line ${line}: ${layer.name} ${wrong}: layers come first, from the surface down: ${layerNames.join(", ")}.`,
      );
    }
    chapters.push({ id, title: capitalised(title.slice(layer.name.length + 2)), layer, parts });
  }
  if (chapters.length === 0)
    throw new Error(`line 1: no heading is a layer, as ## ${layerNames[0]}: what we found there.`);
  checkNamed(head, { lead: lead.parts, chapters });
  return { ...head, opening: lead.parts, chapters, sections: others };
}

function partsOf(nodes: readonly RootContent[], html: ToHtml): CasePart[] {
  const parts: CasePart[] = [];
  let text: RootContent[] = [];
  const endText = () => {
    if (text.length > 0) parts.push({ html: html(text) });
    text = [];
  };
  for (const node of nodes) {
    visit(node, "element", nameCells);
    text.push(node);
    if (!isTable(node)) continue;
    const table = tableOf(node);
    checkTotals(table);
    const days = daysOf(table);
    if (!days) continue;
    text.pop();
    endText();
    showDays(node, days.days);
    parts.push({ days: { ...days, html: html([node]) } });
  }
  endText();
  return parts;
}

/** As stylesheets name them: numbers, and the row of a sum. */
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

/** "2026-03-07" becomes "Sat 7 Mar", with its year where there are several. */
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

/** What the head says of the text must be there. */
function checkNamed(
  { chart, cause }: Pick<Case, "chart" | "cause">,
  { lead, chapters }: { lead: readonly CasePart[]; chapters: readonly CaseChapter[] },
) {
  const charts = [...lead, ...chapters.flatMap(({ parts }) => parts)].filter((part) => "days" in part);
  if (charts.length > 0 && !chart)
    throw new Error("line 1: chart is missing, and says what the table of days counts: add chart: …");
  if (cause && !chapters.some(({ layer }) => layer.name === cause))
    throw new Error(`line 1: cause is ${cause}, and no heading begins with ## ${cause}: …`);
}

function capitalised(title: string): string {
  return title.slice(0, 1).toUpperCase() + title.slice(1);
}
