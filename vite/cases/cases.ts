import type { Plugin } from "vite";
import { markdownPlugin } from "../markdown/markdown-plugin.ts";
import { caseDocument } from "./document.ts";

/** `import tills from "./tills.md?case"` gives a case in its layers. */
export function cases(): Plugin {
  return markdownPlugin("case", (markdown) => `export default ${JSON.stringify(caseDocument(markdown))};`);
}
