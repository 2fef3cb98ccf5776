// Puts the stylesheets of each page into its HTML: the first screen then waits for one answer only.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** As React Router writes them; some with an empty fragment. A parser would write the rest of the page anew as well. */
const links = /<link rel="stylesheet" href="(\/assets\/[^"#]+)#?"\/>/g;

/** `assets`: the folder that has the stylesheets. */
export async function inlineStyles(folder, assets = folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sheets = new Map();
  for (const { parentPath, name } of entries.filter(({ name }) => name.endsWith(".html"))) {
    const path = join(parentPath, name);
    const html = await readFile(path, "utf8");
    const addresses = [...html.matchAll(links)].map(([, address]) => address);
    for (const address of addresses) {
      if (!sheets.has(address)) sheets.set(address, await readFile(join(assets, address), "utf8"));
    }
    const text = addresses.map((address) => sheets.get(address)).join("");
    let first = true;
    const inlined = html.replaceAll(links, () => {
      const style = first ? `<style>${text}</style>` : "";
      first = false;
      return style;
    });
    await writeFile(path, inlined);
  }
}
