import { readFileSync } from "node:fs";
import { ownersText } from "../../vite/owners-text.ts";
import type { Finding } from "./finding.ts";
import { ownersFiles } from "./sources.ts";

/** Of what an owner wrote, what was pasted or saved so that it is no text. */
export function unreadableTexts(paths: readonly string[] = ownersFiles): Finding[] {
  return paths.flatMap((path) =>
    ownersText(readFileSync(path)).problems.map(({ line, what }) => {
      const [found = "", todo = ""] = what.split("; ");
      return { place: `${path}:${line}`, what: found, todo };
    }),
  );
}
