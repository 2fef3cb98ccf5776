// Lets pages with React paint first: their modules are asked for once something is on the screen, all of them together.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** As React Router writes them. */
const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const start = /<script type="module" async="">(.+?)<\/script>/s;

export async function delayScripts(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const { parentPath, name } of entries.filter(({ name }) => name.endsWith(".html"))) {
    const path = join(parentPath, name);
    const html = await readFile(path, "utf8");
    const modules = [...html.matchAll(preload)].map(([, address]) => address);
    if (modules.length === 0) continue;
    if (!start.test(html))
      throw new Error(`${path}: React Router starts its pages in another way than it did`);
    const delayed = html
      .replaceAll(preload, "")
      .replace(start, (_, code) => `<script type="module">${afterPaint(modules, code)}</script>`);
    await writeFile(path, delayed);
  }
}

/** Nothing is painted in a tab behind others, and a browser that tells of no paint is given three seconds. */
function afterPaint(modules, code) {
  return `await new Promise((painted) => {
  new PerformanceObserver(painted).observe({ type: "paint", buffered: true });
  addEventListener("load", () => setTimeout(painted, document.hidden ? 0 : 3000));
});
for (const href of ${JSON.stringify(modules)})
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
${code.replace(/^import \* as (\w+) from (".+?");$/gm, "const $1 = await import($2);").replace(/^import (".+?");$/gm, "await import($1);")}`;
}
