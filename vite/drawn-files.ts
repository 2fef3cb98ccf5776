import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { drawnFile } from "../illustrations/draw.ts";
import { pictureFiles } from "../illustrations/pictures.ts";
import { site } from "../site.config.ts";
import { fixedFiles } from "./fixed-files.ts";

/** Serves pictures at fixed URLs: `/favicon.svg`, and `/samples/<name>.svg`, which examples use. */
export function drawnFiles(): Plugin {
  return fixedFiles("drawn-files", "/", () => {
    const samples = [...pictureFiles()].filter(([, file]) => /[/\\]samples[/\\][^/\\]+$/.test(file));
    const names = samples.map(([name]) => [`/samples/${name}.svg`, name] as const);
    return [["/favicon.svg", "favicon"] as const, ...(site.demo ? names : [])].map(
      ([address, name]) => [address, () => readFileSync(drawnFile(name))] as const,
    );
  });
}
