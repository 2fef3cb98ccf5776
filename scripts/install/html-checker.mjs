// The Nu HTML checker, which validator.w3.org uses, and the Java runtime that it needs.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { installTool } from "./tools.mjs";

const packed = "vnu-jar@26.9.27";

/** Installs the checker and, as root, Debian's Java if the system has none. Throws if there is still no Java. */
export function ensureHtmlChecker() {
  if (!hasJava() && process.getuid?.() === 0) {
    console.log("Installing Java …");
    run("apt-get", ["update"]);
    run("apt-get", ["install", "--yes", "--no-install-recommends", "default-jre-headless"]);
  }
  if (!hasJava())
    throw new Error("The HTML checker needs Java 11 or newer: install one that runs as `java`.");
  // Skips the package's install script, which would download Java.
  const folder = installTool(packed, "--ignore-scripts");
  return { java: "java", jar: join(folder, "vnu-jar", "build", "dist", "vnu.jar") };
}

function hasJava() {
  return spawnSync("java", ["-version"], { stdio: "ignore" }).status === 0;
}

function run(command, args) {
  spawnSync(command, args, { stdio: ["ignore", "ignore", "inherit"] });
}
