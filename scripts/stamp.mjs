// Checks whether generated files are up to date with their sources.
import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

export function isCurrent(stamp, sources) {
  const files = filesIn(sources);
  return (
    existsSync(stamp) &&
    readFileSync(stamp, "utf8") === listOf(files, stamp) &&
    newestOf(files) <= statSync(stamp).mtimeMs
  );
}

export function takeStamp(sources) {
  const begun = new Date();
  const files = filesIn(sources);
  return (stamp) => {
    writeFileSync(stamp, listOf(files, stamp));
    utimesSync(stamp, begun, begun);
  };
}

/** Lists the source files, without tests, test helpers, and the drawings, which are generated among the sources. */
function filesIn(paths) {
  return paths.flatMap((path) => {
    // An owner may have no `public/`, for example.
    if (!existsSync(path)) return [];
    if (!statSync(path).isDirectory()) return path;
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter(
        (entry) =>
          entry.isFile() &&
          !entry.name.includes(".test.") &&
          !/\/(drawn|testing)(\/|$)/.test(entry.parentPath),
      )
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort();
  });
}

/** Returns the stamp's content: a list of the files, because file times do not reveal removed or renamed files. */
function listOf(files, stamp) {
  return files.map((file) => relative(dirname(stamp), file)).join("\n");
}

/** Returns the modification time of the newest file, in whole milliseconds like the stamp's. */
function newestOf(files) {
  return Math.max(...files.map((file) => Math.floor(statSync(file).mtimeMs)));
}
