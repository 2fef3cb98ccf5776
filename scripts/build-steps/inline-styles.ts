// Inlines the styles that each page needs before its islands start, so that the first screen needs only one response.
import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { cached, codeIn, hashOf } from "./build-cache.ts";
import { neededStyles } from "./needed-styles.ts";

/** Matches stylesheet links as React writes them. Used instead of an HTML parser, which would rewrite the page. */
const links = /<link rel="stylesheet" href="(\/assets\/[^"]+)"\/>/g;

/**
 * Matches the script element that holds the JSON list of a page's island scripts (`IslandFiles`). The first group ends
 * with the opening brace; the second is the rest.
 */
const islandFiles = /(<script id="island-files"[^>]*>\{)(.*?)(?=<\/script>)/;

/** `assets` is the folder with the stylesheets and scripts. */
export async function inlineStyles(folder: string, assets = folder): Promise<void> {
  const sheets = await textsByName("assets/*.css", assets);
  const scripts = await textsByName("assets/*.js", assets);
  const wordsByScript = new Map([...scripts].map(([name, script]) => [name, wordsOf(script)]));
  const code = codeIn("scripts/build-steps");
  for (const path of globSync("**/*.html", { cwd: folder })) {
    const html = await readFile(join(folder, path), "utf8");
    const css = [...html.matchAll(links)].map(([, address = ""]) => sheets.get(basename(address))).join("");
    const stylesFor = (text: string) => {
      const texts = textsBehind(text, wordsByScript);
      const has = (name: string) => texts.some(({ names }) => names.has(name));
      return cached("styles", [css, code, ...texts.map(({ hash }) => hash)], () =>
        neededStyles(css, { has }),
      );
    };
    const needed = stylesFor(html.replace(islandFiles, "$1"));
    const all = islandFiles.test(html) ? stylesFor(html) : needed;
    const listed = all === needed ? "" : `"styles":"${await writeIslandStyles(all, assets)}",`;
    const style = `<style>${needed}</style>`;
    const first = html.search(links);
    const inlined = html.replaceAll(links, (_link, _address, at) => (at === first ? style : ""));
    await writeFile(join(folder, path), inlined.replace(islandFiles, `$1${listed}$2`));
  }
}

/**
 * Writes a stylesheet with all styles of a page whose islands need more than the inlined ones. Leaves out `@font-face`,
 * because declaring a font again would make a browser that has given up waiting swap the font in late (decision 0004).
 */
async function writeIslandStyles(styles: string, folder: string): Promise<string> {
  const css = styles.replaceAll(/@font-face\{[^}]*\}/g, "");
  const address = `/assets/islands-${hashOf(css).slice(0, 8)}.css`;
  await writeFile(join(folder, address), css);
  return address;
}

async function textsByName(pattern: string, folder: string): Promise<Map<string, string>> {
  const paths = globSync(pattern, { cwd: folder });
  const read = async (path: string) => [basename(path), await readFile(join(folder, path), "utf8")] as const;
  return new Map(await Promise.all(paths.map(read)));
}

interface Words {
  hash: string;
  names: Set<string>;
  files: Set<string>;
}

/** Returns a text's hash, its words, and the names of the scripts that it mentions. */
function wordsOf(text: string): Words {
  return {
    hash: hashOf(text),
    names: new Set(text.match(/[\w-]+/g)),
    files: new Set(text.match(/(?<=[/"])[\w.-]+\.js\b/g)),
  };
}

/** Returns {@link wordsOf} for a page and every script that it mentions, directly or through other scripts. */
function textsBehind(html: string, wordsByScript: ReadonlyMap<string, Words>): Words[] {
  const found = new Set([wordsOf(html)]);
  // Iterating over a set also visits items added during the iteration.
  for (const { files } of found) {
    for (const file of files) {
      const words = wordsByScript.get(file);
      if (words) found.add(words);
    }
  }
  return [...found];
}
