import { createCssVariablesTheme, createHighlighter, type Highlighter } from "shiki";

let highlighter: Promise<Highlighter> | undefined;

/** Lines of HTML whose colours are classes, for the pages' policy forbids styles in attributes. */
export async function highlighted(source: string, language: "tsx" | "js"): Promise<string> {
  highlighter ??= createHighlighter({ themes: [theme], langs: ["tsx", "js"] });
  const { tokens } = (await highlighter).codeToTokens(source.trimEnd(), { lang: language, theme: "kind" });
  return tokens
    .map((line) => line.map(({ content, color }) => span(content, color)).join(""))
    .map((line) => `<span class="line">${line}\n</span>`)
    .join("");
}

/** Gives each token a variable's name in place of a colour: `var(--token-keyword)`. */
const theme = createCssVariablesTheme({ name: "kind", variablePrefix: "--" });

function span(content: string, color: string | undefined): string {
  const text = content.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  const kind = color?.match(/^var\(--token-([a-z-]+)\)$/)?.[1];
  return kind ? `<i class="${kind}">${text}</i>` : text;
}
