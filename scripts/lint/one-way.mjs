// Folders of server/ import one way: none imports another that imports it, directly or over others, and none imports http.
// Types count. Files beside the folders start the server, or are for all; tests may import what they like.
import { globSync, readFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";

const root = join(import.meta.dirname, "../..");
const imports = globSync("server/*/**/*.{ts,tsx}", { cwd: root })
  .map((file) => file.split(sep).join("/"))
  .filter((file) => !/\.test\.tsx?$|^server\/testing\//.test(file))
  .flatMap(importsOf);
const imported = Map.groupBy(imports, ({ from }) => from);

const wrong = imports.filter(({ from, to }) => to === "http" || reaches(to, from));
// Of a circle the rarest import is most likely the one to mend.
const ways = [...Map.groupBy(wrong, ({ from, to }) => `${from} imports ${to}`)];
for (const [way, found] of ways.sort(([, one], [, other]) => one.length - other.length)) {
  console.error(
    `server/: ${way}, ${found.length === 1 ? "once" : `${found.length} times`}, as ${found[0].as}`,
  );
}
process.exitCode = wrong.length > 0 ? 1 : 0;

/** Of one file, those of other folders of server/. */
function importsOf(file) {
  const from = file.split("/")[1];
  const text = readFileSync(join(root, file), "utf8");
  return [...text.matchAll(/(?:from|import\()\s*"(\.[^"]+)"/g)].flatMap(([, path]) => {
    const target = join(dirname(file), path).split(sep).join("/");
    const [, to] = /^server\/([^/]+)\//.exec(target) ?? [];
    return to === undefined || to === from ? [] : [{ from, to, as: `${file} does ${path}` }];
  });
}

function reaches(folder, goal, seen = new Set()) {
  if (folder === goal) return true;
  if (seen.has(folder)) return false;
  seen.add(folder);
  return (imported.get(folder) ?? []).some(({ to }) => reaches(to, goal, seen));
}
