import type { Token, Tokens } from "marked";
import type { Case, CaseChapter, CaseDay, CasePart, CaseSection } from "../../app/pages/cases/case.ts";
import { caseHead } from "../../app/pages/cases/head.ts";
import { layerNames, layers } from "../../app/pages/cases/layers.ts";
import { readFrontMatter } from "../markdown/front-matter.ts";
import { markdownDocument, type ToHtml } from "../markdown/markdown-document.ts";
import { checkTotals, daysOf } from "./tables.ts";

/**
 * Reads a case. A heading that begins with the name of a layer, as `## Platform: …`, is a chapter; these come first,
 * from the surface down.
 * @throws Error that says in which line what is wrong, and how it would be right.
 */
export function caseDocument(markdown: string): Case {
  const { head, body } = readFrontMatter(markdown, caseHead);
  const lineOf = (text: string) => markdown.slice(0, Math.max(0, markdown.indexOf(text))).split("\n").length;
  const { lead, sections } = markdownDocument(body, (tokens, html) => partsOf(tokens, html, lineOf));
  const chapters: CaseChapter[] = [];
  const others: CaseSection[] = [];
  for (const { id, title, body: parts } of sections) {
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
        `line ${lineOf(`## ${title}`)}: ${layer.name} ${wrong}: layers come first, from the surface down: ${layerNames.join(", ")}.`,
      );
    }
    chapters.push({ id, title: capitalised(title.slice(layer.name.length + 2)), layer, parts });
  }
  if (chapters.length === 0)
    throw new Error(`line 1: no heading is a layer, as ## ${layerNames[0]}: what we found there.`);
  checkNamed(head, { lead, chapters });
  return { ...head, opening: lead, chapters, sections: others };
}

function partsOf(tokens: readonly Token[], html: ToHtml, lineOf: (text: string) => number): CasePart[] {
  const parts: CasePart[] = [];
  let text: Token[] = [];
  const endText = () => {
    const written = withClasses(html(text));
    if (written.trim() !== "") parts.push({ html: written });
    text = [];
  };
  for (const token of tokens) {
    text.push(token);
    if (!isTable(token)) continue;
    const line = lineOf(token.raw);
    checkTotals(token, line);
    const days = daysOf(token, line);
    if (!days) continue;
    text.pop();
    endText();
    parts.push({ days: { ...days, html: withDays(withClasses(html([token])), days.days) } });
  }
  endText();
  return parts;
}

/** As stylesheets name them: numbers, and the row of a sum. */
function withClasses(html: string): string {
  return html
    .replaceAll(' align="right"', ' class="number"')
    .replace(/<tr>(?=\s*<td>Total)/g, '<tr class="total">');
}

/** "2026-03-07" becomes "Sat 7 Mar", with its year where there are several. */
function withDays(html: string, days: readonly CaseDay[]): string {
  const years = new Set(days.map(({ day }) => day.slice(0, 4)));
  const shown = new Intl.DateTimeFormat("en-AU", {
    weekday: "short",
    day: "numeric",
    month: "short",
    ...(years.size > 1 && { year: "numeric" }),
    timeZone: "UTC",
  });
  return html.replace(
    /<td>(\d{4}-\d\d-\d\d)<\/td>/g,
    (_, day: string) =>
      `<td><time datetime="${day}">${shown.format(new Date(day)).replace(",", "")}</time></td>`,
  );
}

function isTable(token: Token): token is Tokens.Table {
  return token.type === "table";
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
