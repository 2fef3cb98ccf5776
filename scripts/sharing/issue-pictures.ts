// `node scripts/sharing/issue-pictures.ts` writes the example issue's drawings as PNG files for emails. Run it by hand
// when a drawing changes: the build must not change the pictures of a published issue.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { drawnFile } from "../../illustrations/draw.ts";
import { pictureFiles } from "../../illustrations/pictures.ts";
import { rasterised } from "./raster.ts";

const folder = join(import.meta.dirname, "../../content/newsletter/2026-11-19-why-your-quotes-land-in-junk");

// Uses only the drawings for wide windows, because an email shows the same picture at every width.
const wide = [...pictureFiles().keys()].filter((name) => /^issue-picture-.+-wide$/.test(name));
for (const name of wide)
  await writeFile(
    join(folder, `${name.replace(/^issue-picture-|-wide$/g, "")}.png`),
    await rasterised(await readFile(drawnFile(name), "utf8")),
  );
