import { imageSizeFromFile } from "image-size/fromFile";
import type { Plugin } from "vite";
import { upright } from "./upright.ts";

/**
 * `import rig from "./survey-rig.svg?picture"` gives `{ src, width, height }`, the size as the file has it: the browser
 * keeps that much room free until the picture has come.
 */
export function pictures(): Plugin {
  const query = "?picture";
  return {
    name: "picture",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(query)) return null;
      const file = id.slice(0, -query.length);
      this.addWatchFile(file);
      const size = upright(await imageSizeFromFile(file));
      const { command, root } = this.environment.config;
      // In development without a module for the file itself: there are hundreds, and a start would wait for each.
      if (command === "serve")
        return `export default ${JSON.stringify({ src: file.slice(root.length), ...size })};`;
      return `import src from ${JSON.stringify(file)};
export default { src, ...${JSON.stringify(size)} };`;
    },
  };
}
