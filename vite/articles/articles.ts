import type { Plugin } from "vite";
import type { ArticlePart } from "../../app/pages/articles/article.ts";
import { highlight } from "../highlight.ts";
import { markdownPlugin } from "../markdown/markdown-plugin.ts";
import { articleDocument } from "./document.ts";
import { pictureModule } from "./picture-module.ts";

/** `import article from "./outbox.md?article"` gives an article with its code highlighted and its pictures. */
export function articles(): Plugin {
  return markdownPlugin("article", async (markdown) => {
    const article = articleDocument(markdown, highlight);
    const names = [article.figure, article.portrait, ...picturesIn(article.opening)];
    for (const { parts } of article.sections) names.push(...picturesIn(parts));
    const imports: string[] = [];
    const pictures: string[] = [];
    for (const name of new Set(names)) {
      if (name) pictures.push(`${JSON.stringify(name)}: ${await pictureModule(name, imports, markdown)}`);
    }
    return `${imports.join("\n")}
export default { ...${JSON.stringify(article)}, pictures: { ${pictures.join(", ")} } };`;
  });
}

function picturesIn(parts: readonly ArticlePart[]): string[] {
  return parts.flatMap((part) => ("picture" in part ? [part.picture] : []));
}
