import { createCssVariablesTheme, createHighlighterCoreSync } from "shiki/core";
import { createOnigurumaEngine } from "shiki/engine/oniguruma";
import css from "shiki/langs/css.mjs";
import html from "shiki/langs/html.mjs";
import javascript from "shiki/langs/javascript.mjs";
import json from "shiki/langs/json.mjs";
import sh from "shiki/langs/shellscript.mjs";
import sql from "shiki/langs/sql.mjs";
import tsx from "shiki/langs/tsx.mjs";
import yaml from "shiki/langs/yaml.mjs";

const languages = { css, html, js: javascript, json, sh, sql, tsx, yaml };

type Language = keyof typeof languages;

export const languageNames: readonly string[] = Object.keys(languages);

export function isLanguage(name: string): name is Language {
  return Object.hasOwn(languages, name);
}

/** Highlights code with classes, because the Content-Security-Policy forbids style attributes. */
export function highlighted(source: string, language: Language): string {
  const { tokens } = highlighter.codeToTokens(source.trimEnd(), {
    lang: language,
    theme: "kind",
    // No limit: with the default of 500 ms, a busy machine would leave lines without colours.
    tokenizeTimeLimit: 0,
  });
  return tokens.map((line) => `<span class="line">${line.map(span).join("")}\n</span>`).join("");
}

/** Sets each token's colour to a CSS variable, such as `var(--token-keyword)`. {@link span} turns it into a class. */
const theme = createCssVariablesTheme({ name: "kind", variablePrefix: "--" });

const highlighter = createHighlighterCoreSync({
  themes: [theme],
  langs: Object.values(languages),
  engine: await createOnigurumaEngine(import("shiki/wasm")),
});

function span({ content, color }: { content: string; color?: string | undefined }): string {
  const text = content.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  const kind = color?.match(/^var\(--token-([a-z-]+)\)$/)?.[1];
  return kind ? `<i class="${kind}">${text}</i>` : text;
}
