import { articleDocument } from "./document.ts";
import { pictureModule } from "./picture-module.ts";

/** Returns the source of a module that exports an article with its pictures. @throws WrongText */
export async function articleModule(markdown: string): Promise<string> {
  const article = articleDocument(markdown);
  const parts = [...article.opening, ...article.sections.flatMap(({ parts }) => parts)];
  const inText = parts.flatMap((part) => ("picture" in part ? [part.picture] : []));
  const names = new Set([article.figure, article.portrait, ...inText]);
  const imports: string[] = [];
  const pictures: string[] = [];
  for (const name of names) {
    if (name) pictures.push(`${JSON.stringify(name)}: ${await pictureModule(name, imports, markdown)}`);
  }
  return `${imports.join("\n")}
export default { ...${JSON.stringify(article)}, pictures: { ${pictures.join(", ")} } };`;
}
