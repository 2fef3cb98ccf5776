import { readFileSync } from "node:fs";
import { ownersText } from "../../vite/owners-text.ts";
import { type Finding, ownersFiles } from "./sources.ts";

/** Finds invalid characters in the owner's files, such as those left by pasting or a wrong encoding. */
export function unreadableTexts(paths: readonly string[] = ownersFiles): Finding[] {
  return paths.flatMap((path) =>
    ownersText(readFileSync(path)).problems.map(({ line, what }) => {
      const [found = "", todo = ""] = what.split("; ");
      return { place: `${path}:${line}`, what: found, todo };
    }),
  );
}
