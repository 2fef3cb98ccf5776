import { readFileSync } from "node:fs";
import { guideNames } from "../../content/showcase/guides.ts";
import { soundText } from "../../vite/owners-text.ts";
import { guideHead } from "./guide-document.ts";

/** For the build, which has the files; pages import the guides themselves. */
export function guideHeads() {
  return guideNames.map((name) => {
    const { title } = guideHead(soundText(readFileSync(`content/showcase/guides/${name}.md`)));
    return { name, title };
  });
}
