import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseHTML } from "linkedom";
import { showcaseAddress } from "../../contract/demo-addresses.ts";

export interface BuiltPage {
  address: string;
  /** Path of the built file. */
  file: string;
  document: Document;
}

/** Pages of the build but for the showcase, whose previews lead nowhere and are not the owner’s. */
export function readBuiltPages(folder: string): BuiltPage[] {
  return globSync("**/index.html", { cwd: folder })
    .filter((path) => !`/${path}`.startsWith(`${showcaseAddress}/`))
    .sort()
    .map((path) => {
      const file = join(folder, path);
      const { document } = parseHTML(readFileSync(file, "utf8"));
      return { address: `/${path.replace(/\/?index\.html$/, "")}`, file, document };
    });
}
