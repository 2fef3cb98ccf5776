import { readdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

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
  const text = file && { text: readFileSync(join(folder, file), "utf8") };
  return { name, version, identifier: license, ...text };
}

export interface PackageLicence {
  name: string;
  version: string;
  /** An SPDX identifier, https://spdx.org/licenses. Undefined if the package has none. */
  identifier?: string;
  /** Undefined if the package contains no licence file. */
  text?: string;
}

/** Formats the licences of the browser's and the server's bundles, including fonts. Shared texts appear once. */
export function licencesText(fonts: string, packages: readonly PackageLicence[]): string {
  const byName = new Map(packages.map((each) => [titleOf(each), each]));
  const sorted = [...byName.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
  const groups = Map.groupBy(sorted, ({ text }) => text?.replaceAll(/\s+/g, " ").trim());
  const parts = groups.values().map((alike) => {
    const text = alike[0]?.text?.replaceAll("\r\n", "\n").trim();
    return `${alike.map(titleOf).join("\n")}\n\n${text ?? "No licence text is included with the above."}`;
  });
  return `${[introduction, `Fonts\n\n${fonts.trim()}`, ...parts].join(`\n\n${"=".repeat(80)}\n\n`)}\n`;
}

const introduction =
  "This site is built on the work of others. Below are its fonts and the packages that a\nbrowser loads or the server runs, each with its licence.";

function titleOf({ name, version, identifier }: PackageLicence): string {
  return `${name} ${version} (${identifier?.replace(/^\((.*)\)$/, "$1") ?? "no licence stated"})`;
}
