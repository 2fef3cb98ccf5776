import { readFileSync } from "node:fs";
import { guideNames } from "../../../content/showcase/guides.ts";
import { guideHead } from "./guide-document.ts";

/** For the build, which has the files; pages import the guides themselves. */
export function guideHeads() {
  return guideNames.map((name) => {
    const { title } = guideHead(readFileSync(`content/showcase/guides/${name}.md`, "utf8"));
    return { name, title };
  });
}
