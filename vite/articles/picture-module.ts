import { existsSync } from "node:fs";
import { extname, join } from "node:path";
import { imageSizeFromFile } from "image-size/fromFile";
import { isDrawn } from "../drawings.ts";
import { singleProblem } from "../mistake.ts";
import { upright } from "../newsletter/inspect-picture.ts";

/**
 * Returns the JavaScript expression for a picture, and adds the imports that it needs to `imports`. `name` is a
 * drawing's name or, if it begins with a slash, a path in `public/`.
 * @throws WrongText if there is no such picture, or browsers cannot show it
 */
export async function pictureModule(name: string, imports: string[], text: string): Promise<string> {
  if (name.startsWith("/")) return JSON.stringify(await publicPicture(name, text));
  if (isDrawn(name)) {
    imports.push(`import picture${imports.length} from ${JSON.stringify(`drawing:${name}`)};`);
    return `picture${imports.length - 1}`;
  }
  const file = extname(name) ? name : `${name}.jpg`;
  throw singleProblem(
    lineNaming(name, text),
    `there is no drawing called ${name} in illustrations/. Put a picture of your own in public/, and write its name with a slash in front: /articles/${file}`,
  );
}

const root = join(import.meta.dirname, "../..");

async function publicPicture(src: string, text: string) {
  const file = join(root, "public", src);
  const line = lineNaming(src, text);
  if (!existsSync(file)) throw singleProblem(line, `there is no file public${src}; put the picture there`);
  try {
    return { src, ...upright(await imageSizeFromFile(file)) };
  } catch {
    throw singleProblem(
      line,
      `public${src} is not a picture that browsers can show; save it as JPEG, PNG, WebP, AVIF or SVG`,
    );
  }
}

/** Returns the number of the line that names the picture, or 1 for a portrait, which the text does not name. */
function lineNaming(name: string, text: string): number {
  const written = RegExp.escape(name);
  const named = new RegExp(`\\]\\(<?${written}[\\s>)]|^figure:\\s*["']?${written}["']?\\s*$`, "m");
  const { index } = named.exec(text) ?? {};
  return text.slice(0, index ?? 0).split("\n").length;
}
