// Checks imports, including type imports. Top-level folders may only import from those in `allowed`. Folders in server/
// must not form an import cycle, and none of them may import server/http/. Tests may import anything.
import { globSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";

const all = "app content contract illustrations kit samples scripts server showcase vite".split(" ");
const words = ["content", "contract"];
const page = [...words, "illustrations", "kit"];

const allowed = {
  kit: [],
  illustrations: [],
  contract: [],
  content: ["contract"],
  app: page,
  samples: [...page, "app/browser", "app/document", "app/pages/articles"],
  showcase: [...page, "app/browser", "app/document"],
  server: words,
  vite: all,
  scripts: all,
};

/** Files that may import from any folder: the routes (configuration), and the server entry, which needs the pages. */
const exceptions = ["app/routes.ts", "server/site.ts"];

const root = join(import.meta.dirname, "../..");
const imports = globSync(`{${all.join()}}/**/*.{ts,tsx,mjs}`, { cwd: root })
  .map((file) => file.split(sep).join("/"))
  .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file) && !exceptions.includes(file))
  .flatMap(importsOf);

for (const { from, to } of imports) {
  const [room, other] = [roomOf(from), roomOf(to)];
  if (room === other || !all.includes(other)) continue;
  if (!allowed[room].some((path) => to.startsWith(`${path}/`)))
    report(`${from} imports ${to}: ${room}/ may import ${allowed[room].join(", ") || "no other folder"}`);
}

const inServer = imports
  .map(({ from, to }) => ({ from: folderOf(from), to: folderOf(to), as: `${from} imports ${to}` }))
  .filter(({ from, to }) => from && to && from !== to);
const importedBy = Map.groupBy(inServer, ({ from }) => from);
const wrong = inServer.filter(({ from, to }) => to === "http" || reaches(to, from));
// Reports the pair of folders with the fewest imports first: in a cycle, the rarer direction is most likely wrong.
for (const [, found] of [...Map.groupBy(wrong, ({ from, to }) => `${from} ${to}`)].sort(bySize))
  report(
    `${found[0].as}, and so do ${found.length - 1} others: folders in server/ may import each other in one direction only`,
  );

/** Returns a file's imports of the project's own files, as paths from the root. */
function importsOf(from) {
  const text = readFileSync(join(root, from), "utf8");
  return [...text.matchAll(/(?:from|import|import\()\s*"(\.[^"?]+)/g)].map(([, path]) => ({
    from,
    to: join(from, "..", path).split(sep).join("/"),
  }));
}

function roomOf(file) {
  return file.split("/")[0];
}

/**
 * Returns the folder inside server/ that contains a file. Undefined for files outside server/, and for files directly
 * in it, which start the server or are used by all folders.
 */
function folderOf(file) {
  return /^server\/([^/]+)\//.exec(file)?.[1];
}

function reaches(folder, goal, seen = new Set()) {
  if (folder === goal) return true;
  if (seen.has(folder)) return false;
  seen.add(folder);
  return (importedBy.get(folder) ?? []).some(({ to }) => reaches(to, goal, seen));
}

function bySize([, one], [, other]) {
  return one.length - other.length;
}

function report(line) {
  console.error(line);
  process.exitCode = 1;
}
