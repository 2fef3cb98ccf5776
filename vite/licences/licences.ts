import { readdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { licencesText, type PackageLicence } from "./licences-text.ts";

/** The folders of the packages that are bundled for the browser, its workers or the server. */
const bundled = new Set<string>();

/** Writes `/licences.txt` after the server's bundle, which is built last. Vite's own licence list omits workers. */
export function licences(): Plugin {
  return {
    name: "licences",
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === "asset") continue;
        for (const id of chunk.moduleIds) {
          const folder = /^.*\/node_modules\/(@[^/]+\/)?[^/]+(?=\/)/.exec(id.replace(/^\0/, ""))?.[0];
          if (folder !== undefined) bundled.add(folder);
        }
      }
    },
    async writeBundle() {
      const { consumer, build } = this.environment.config;
      if (consumer === "client") return;
      const fonts = readFileSync("app/styles/fonts/OFL.txt", "utf8");
      const text = licencesText(fonts, [...bundled].map(readLicence));
      await writeFile(join(build.outDir, "../client/licences.txt"), text);
    },
  };
}

function readLicence(folder: string): PackageLicence {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const file = readdirSync(folder).find((each) => /^(licen[cs]e|copying)/i.test(each));
  const text = file === undefined ? undefined : readFileSync(join(folder, file), "utf8");
  return { name, version, identifier: license, ...(text !== undefined && { text }) };
}
