import { existsSync } from "node:fs";
import { join } from "node:path";
import { maxTitleLength } from "../../content/page-head.ts";
import { addresses } from "../../contract/addresses.ts";
import { isElsewhere, ownAddress } from "../../contract/own-address.ts";
import type { BuiltPage } from "../built-pages.ts";
import { type Finding, placeOf } from "./sources.ts";

/** Finds pictures without a text alternative (WCAG 2.2, 1.1.1). */
export function missingAlternatives(pages: readonly BuiltPage[]): Finding[] {
  return pages.flatMap(({ address, file, document }) =>
    Array.from(document.querySelectorAll("img:not([alt])"), (image) => {
      const src = image.getAttribute("src") ?? "";
      return {
        place: placeOf(src, file),
        what: `the picture ${src} on ${address} has no alt text`,
        todo: 'describe it, or write alt="" if the text beside it says the same',
      };
    }),
  );
}

/** Finds pictures whose file is missing, such as a photograph that `site.config.ts` names but `public` lacks. */
export function missingPictures(pages: readonly BuiltPage[], folder: string): Finding[] {
  return pages.flatMap(({ address, file, document }) =>
    Array.from(document.querySelectorAll("img[src]"), pathOf).flatMap((src) => {
      if (isElsewhere(src)) return [];
      const path = ownAddress(src, address)?.path ?? src;
      if (existsSync(join(folder, path))) return [];
      const named = path === src ? "" : `, and name it ${path}`;
      return {
        place: placeOf(src, file),
        what: `the picture ${src} on ${address} is missing`,
        todo: `add the file public${path}${named}`,
      };
    }),
  );
}

/**
 * Finds titles and descriptions of the wrong length. Search engines cut off titles of 60 or more characters and
 * descriptions of more than 155; short descriptions say too little.
 */
export function headsOutOfLength(pages: readonly BuiltPage[]): Finding[] {
  return pages.flatMap(({ address, file, document }) => {
    const title = document.querySelector("title")?.textContent ?? "";
    const description = document.querySelector("meta[name=description]")?.getAttribute("content") ?? "";
    const findings: Finding[] = [];
    // An issue's title may be longer, because it is also the subject of its email.
    const maxLength = address.startsWith(`${addresses.issues}/`) ? 70 : maxTitleLength;
    if (title.length > maxLength)
      findings.push({
        place: placeOf(title.replace(/ \| [^|]+$/, ""), file),
        what: `the title of ${address} has ${title.length} characters: ${title}`,
        todo: `make it at most ${maxLength}, including the company’s name`,
      });
    if (description.length < 80 || description.length > 155)
      findings.push({
        place: placeOf(description, file),
        what: `the description of ${address} has ${description.length} characters`,
        todo: "say in 80 to 155 characters what a reader will find there",
      });
    return findings;
  });
}

/** Returns a picture's URL without query and fragment. */
function pathOf(image: Element): string {
  return image.getAttribute("src")?.replace(/[?#].*$/, "") ?? "";
}
