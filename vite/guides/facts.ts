import { guides } from "../../content/showcase/guides.ts";
import { addressOf } from "../../showcase/addresses.ts";
import { catalogueByFamily } from "../../showcase/catalogue.ts";
import { kitFolder, namespace } from "../../showcase/namespace.ts";
import { asText, type Facts, markdownTable } from "../markdown/placeholders.ts";

export const guideFacts: Facts = {
  texts: new Map([
    ["kit.namespace", namespace],
    ["kit.folder", kitFolder],
  ]),
  blocks: new Map([["catalogue.withoutScript", withoutScript()]]),
};

/** Returns tables, one for each family of showcase pages, of what each page offers without JavaScript. */
function withoutScript(): string {
  return catalogueByFamily
    .map(({ title, pages }) => {
      const rows = pages.map((words) => [
        `[${asText(words.title)}](${addressOf(words)})`,
        asText(words.withoutScript),
      ]);
      return `### ${title}\n\n${markdownTable([guides.page, guides.withoutScript], rows)}`;
    })
    .join("\n\n");
}
