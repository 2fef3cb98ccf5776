// The Nu HTML checker, which validator.w3.org uses, and the Java runtime that it needs.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { aptInstall, installTool } from "./tools.ts";

/**
 * Installs the checker and, as root, Debian's Java if the system has none. Throws if there is still no Java.
 * @returns the programs' paths; the checker is a .jar file
 */
export function ensureHtmlChecker(): { java: string; jar: string } {
  if (!hasJava()) aptInstall("default-jre-headless");
  if (!hasJava())
    throw new Error("The HTML checker needs Java 11 or newer: install one that runs as `java`.");
  // Skips the package's install script, which would download Java.
  const folder = installTool("vnu-jar@26.9.27", "--ignore-scripts");
  return { java: "java", jar: join(folder, "vnu-jar", "build", "dist", "vnu.jar") };
}

function hasJava(): boolean {
  return spawnSync("java", ["-version"], { stdio: "ignore" }).status === 0;
}
