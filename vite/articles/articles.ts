import { existsSync } from "node:fs";
import { join } from "node:path";
import { imageSizeFromFile } from "image-size/fromFile";
import type { Plugin } from "vite";
import type { ArticlePart } from "../../app/pages/articles/article.ts";
import { highlight } from "../highlight.ts";
import { markdownPlugin } from "../markdown/markdown-plugin.ts";
import { articleDocument } from "./document.ts";

/** `import article from "./outbox.md?article"` gives an article with its code highlighted and its pictures. */
export function articles(): Plugin {
  return markdownPlugin("article", async (markdown) => {
    const article = articleDocument(markdown, highlight);
    const names = [article.figure, article.portrait, ...picturesIn(article.opening)];
    for (const { parts } of article.sections) names.push(...picturesIn(parts));
    const imports: string[] = [];
    const pictures: string[] = [];
    for (const name of new Set(names)) {
      if (name) pictures.push(`${JSON.stringify(name)}: ${await pictureModule(name, imports)}`);
    }
    return `${imports.join("\n")}
export default { ...${JSON.stringify(article)}, pictures: { ${pictures.join(", ")} } };`;
  });
}

function picturesIn(parts: readonly ArticlePart[]): string[] {
  return parts.flatMap((part) => ("picture" in part ? [part.picture] : []));
}

/** A drawing's name stands for one picture, or for one for phones and one for wider windows. */
async function pictureModule(name: string, imports: string[]): Promise<string> {
  if (name.startsWith("/")) return `{ wide: ${JSON.stringify(await publicPicture(name))} }`;
  const imported = (file: string) => {
    imports.push(`import picture${imports.length} from ${JSON.stringify(`${file}?picture`)};`);
    return `picture${imports.length - 1}`;
  };
  const [one, phone, wide] = ["", "-phone", "-wide"].map((kind) => join(drawn, `${name}${kind}.svg`));
  if (one && existsSync(one)) return `{ wide: ${imported(one)} }`;
  if (phone && wide && existsSync(phone) && existsSync(wide)) {
    return `{ phone: ${imported(phone)}, wide: ${imported(wide)} }`;
  }
  throw new Error(
    `There is no drawing called ${name} in illustrations/drawn. A picture of your own lies in public/ and is named with a slash before: /articles/${name}.jpg`,
  );
}

const drawn = join(import.meta.dirname, "../..", "illustrations", "drawn");

async function publicPicture(src: string) {
  const file = join(import.meta.dirname, "../..", "public", src);
  if (!existsSync(file)) throw new Error(`There is no file public${src}; put the picture there.`);
  const { width, height } = await imageSizeFromFile(file);
  return { src, width, height };
}
