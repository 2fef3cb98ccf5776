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
    return [alike.map(titleOf).join("\n"), text ?? "No licence text is included with the above."].join(
      "\n\n",
    );
  });
  return `${[introduction, `Fonts\n\n${fonts.trim()}`, ...parts].join(`\n\n${"=".repeat(80)}\n\n`)}\n`;
}

const introduction =
  "This site is built on the work of others. Below are its fonts and the packages that a\nbrowser loads or the server runs, each with its licence.";

function titleOf({ name, version, identifier }: PackageLicence): string {
  return `${name} ${version} (${identifier?.replace(/^\((.*)\)$/, "$1") ?? "no licence stated"})`;
}
