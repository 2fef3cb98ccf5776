import { imageSizeFromFile } from "image-size/fromFile";
import type { Plugin } from "vite";
import { drawnFile, drawPictures } from "../illustrations/draw.ts";
import { pictureFiles } from "../illustrations/pictures.ts";
import { site } from "../site.config.ts";
import { brandPalette } from "./brand/palette.ts";

/**
 * The media query of each variant of a drawing, by the suffix of the variant's name. The default variant is the one
 * without a suffix, or else the one with `-wide`, or else the last one in this list that exists.
 */
const cuts = {
  narrow: "(width <= 35em)",
  phone: "(width <= 43.75em)",
  compact: "(width < 48em)",
  small: "(width < 62em)",
  tablet: "(width < 62em)",
  medium: "(width < 77.5em)",
  widest: "(width > 90em)",
};

/**
 * Paints the pictures in `illustrations/` in the owner's colours. `import ground from "drawing:home-ground"` exports the
 * props of `<Drawing of={ground}>`: URL, size and variants.
 */
export function drawings(): Plugin {
  const prefix = "\0drawing:";
  return {
    name: "drawing",
    enforce: "pre",
    config: paint,
    resolveId: (id) => (id.startsWith("drawing:") ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(prefix)) return null;
      const pictures = picturesOf(id.slice(prefix.length));
      const { command, root } = this.environment.config;
      const imports: string[] = [];
      const written = await Promise.all(
        pictures.map(async ({ name, media }, index) => {
          const file = drawnFile(name);
          this.addWatchFile(file);
          const { width, height } = await imageSizeFromFile(file);
          // In development, uses the file's URL: importing hundreds of drawings as modules would slow down startup.
          const src = command === "serve" ? JSON.stringify(file.slice(root.length)) : `src${index}`;
          if (command !== "serve") imports.push(`import ${src} from ${JSON.stringify(file)};`);
          return `{ src: ${src}, width: ${width}, height: ${height}, media: ${JSON.stringify(media)} }`;
        }),
      );
      return `${imports.join("\n")}
const [{ media, ...drawing }, ...sources] = [${written.join(", ")}];
export default sources.length > 0 ? { ...drawing, sources } : drawing;`;
    },
    configureServer({ watcher, config }) {
      watcher.on("all", (_event, file) => {
        if (!/\/illustrations\/(?!drawn\/)[^/]+\/[^/]+\.svg$/.test(file)) return;
        try {
          paint();
        } catch (error) {
          config.logger.error(String(error));
        }
      });
    },
  };
}

export function isDrawn(name: string): boolean {
  return [name, `${name}-wide`].some((each) => pictureFiles().has(each));
}

function paint(): void {
  drawPictures(brandPalette(site.brand), site.brand.skyline);
}

/** Returns the pictures of a drawing: the default, then those for other window widths. */
function picturesOf(drawing: string): { name: string; media?: string }[] {
  const drawn = pictureFiles();
  const others = Object.entries(cuts)
    .map(([cut, media]) => ({ name: `${drawing}-${cut}`, media }))
    .filter(({ name }) => drawn.has(name));
  const main = [drawing, `${drawing}-wide`].find((name) => drawn.has(name)) ?? others.pop()?.name;
  if (main) return [{ name: main }, ...others];
  throw new Error(`drawing:${drawing}: no folder of illustrations/ has a picture of this name.`);
}
