import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import { glyphsOf } from "./glyphs.ts";

/**
 * `node scripts/lettering/outlines.ts && biome format --write illustrations` writes the outlines of our fonts that drawings are lettered with. Needed again
 * when a drawing wants a sign that is not among them, or when a font changes.
 */
const root = join(import.meta.dirname, "..", "..");
const faces = [
  { name: "text", file: "roboto.woff2", axes: { wght: 600 } },
  { name: "mono", file: "roboto-mono.woff2", axes: {} },
];
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const signs = " .,:;!?'’\"$%&()+-–/@=_<>*#{}[]·";

for (const { name, file, axes } of faces) {
  const source = readFileSync(join(root, "app", "styles", "fonts", file));
  const font = await subsetFont(source, letters + signs, { targetFormat: "truetype", variationAxes: axes });
  const glyphs = glyphsOf(new DataView(new Uint8Array(font).buffer), [...letters, ...signs]);
  const rows = glyphs.map(
    ({ sign, advance, outline }) => `  ${JSON.stringify(sign)}: [${advance}, ${JSON.stringify(outline)}],\n`,
  );
  writeFileSync(
    join(root, "illustrations", "engine", "lettering", `${name}-outlines.ts`),
    `// Made by scripts/lettering/outlines.ts from ${file} (app/styles/fonts/OFL.txt): by sign its advance and its outline,
// in hundredths of the size.
export const ${name}Outlines: Readonly<Record<string, readonly [advance: number, outline: string]>> = {
${rows.join("")}};
`,
  );
}
