import type { RootContent } from "hast";
import { toString as textOf } from "mdast-util-to-string";
import type { CodePart } from "../../app/document/markdown-part.ts";
import { highlighted, isLanguage, languageNames } from "../highlight.ts";
import { singleProblem } from "../mistake.ts";
import { lineOf } from "./tree.ts";

/**
 * Returns a code block with its language and label, or null for other nodes.
 * @throws WrongText if there is no label, or no supported language.
 */
export function codePart(node: RootContent): CodePart | null {
  const [element] = node.type === "element" && node.tagName === "pre" ? node.children : [];
  if (element?.type !== "element") return null;
  const { className } = element.properties;
  const [named = ""] = Array.isArray(className) ? className : [];
  const language = String(named).replace(/^language-/, "");
  const label = element.data?.meta ?? "";
  const code = textOf(element).replace(/\n$/, "");
  if (label === "") {
    const example = `\`\`\`${language || "js"} file.name`;
    throw singleProblem(
      lineOf(node),
      `a block of code needs a label, like ${example}: ${code.split("\n")[0]}`,
    );
  }
  if (!isLanguage(language))
    throw singleProblem(
      lineOf(node),
      `a block of code can’t be highlighted as ${language || "nothing"}: use one of ${languageNames.join(", ")}`,
    );
  return { label, language, code, lines: highlighted(code, language) };
}
