// Checks whether generated files are up to date with their sources.
import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/**
 * Whether the sources (files and folders) are the same as when the stamp was taken: none changed, added, removed or
 * renamed.
 */
export function isCurrent(stamp, sources) {
  const files = filesIn(sources);
  return (
    existsSync(stamp) &&
    readFileSync(stamp, "utf8") === listOf(files, stamp) &&
    newestOf(files) <= statSync(stamp).mtimeMs
  );
}

/**
 * Call this before generating the files, so that sources saved meanwhile count as newer. Returns a function that
 * writes the stamp.
 */
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
