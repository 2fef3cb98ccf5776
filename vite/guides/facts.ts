import { guides } from "../../content/showcase/guides.ts";
import { families } from "../../content/showcase/showcase-words.ts";
import { addressOf } from "../../showcase/addresses.ts";
import { catalogue } from "../../showcase/catalogue.ts";
import { kitFolder, namespace } from "../../showcase/namespace.ts";
import { asText, type Facts } from "../markdown/placeholders.ts";

/** The values of the placeholders in guides. */
export const guideFacts: Facts = {
  texts: new Map([
    ["kit.namespace", namespace],
    ["kit.folder", kitFolder],
  ]),
  blocks: new Map([["catalogue.withoutScript", withoutScript()]]),
};

/** Returns tables of what each page of the showcase offers without JavaScript, by family. */
function withoutScript(): string {
  return Object.entries(families)
    .map(([family, title]) => {
      const rows = catalogue
        .filter((words) => words.family === family)
        .map((words) => `| [${asText(words.title)}](${addressOf(words)}) | ${asText(words.withoutScript)} |`);
      return [
        `### ${title}\n`,
        `| ${guides.page} | ${guides.withoutScript} |`,
        "| --- | --- |",
        ...rows,
      ].join("\n");
    })
    .join("\n\n");
}
