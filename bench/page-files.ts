import { parseHTML } from "linkedom";

/** The resources of a prerendered page. Files are given as paths in the build. */
export interface PageFiles {
  stylesheets: string[];
  /** The text of the page's inline styles. */
  inlineStyles: string[];
  /** Script files, including preloaded modules. */
  scripts: string[];
  /** The text of executable inline scripts. */
  inlineScripts: string[];
  icons: string[];
  /** Pictures that are not loaded lazily. */
  pictures: string[];
}

/** Finds the resources of a page from our build, with the pictures for a viewport that is `width` CSS pixels wide. */
export function filesOfPage(html: string, width: number): PageFiles {
  const { document } = parseHTML(html);
  const all = <Read>(selector: string, read: (element: Element) => Read) =>
    Array.from(document.querySelectorAll(selector), read);
  const addresses = (selector: string, attribute: string) => [
    ...new Set(all(selector, (element) => element.getAttribute(attribute)?.replace(/#$/, "") ?? "")),
  ];
  const shown = all("img:not([loading=lazy])", (image) => {
    const sources = Array.from(image.parentElement?.querySelectorAll(":scope > source") ?? []);
    const chosen = sources.find((source) => matchesWidth(source.getAttribute("media") ?? "", width));
    // React writes the attribute as `srcSet`, and linkedom keeps the case.
    return chosen?.getAttribute("srcSet") ?? image.getAttribute("src") ?? "";
  });
  return {
    stylesheets: addresses("link[rel=stylesheet]", "href"),
    inlineStyles: all("style", ({ textContent }) => textContent ?? ""),
    scripts: [...addresses("link[rel=modulepreload]", "href"), ...addresses("script[src]", "src")],
    inlineScripts: all(
      "script:not([src], [type='application/ld+json'])",
      ({ textContent }) => textContent ?? "",
    ),
    icons: addresses("link[rel=icon]", "href"),
    pictures: [...new Set(shown)],
  };
}

/** Returns all URLs in a stylesheet: those of fonts and of pictures. */
export function filesOfStylesheet(css: string): string[] {
  return [
    ...new Set([...css.matchAll(/url\(["']?([^"')]+)["']?\)/g)].flatMap(([, address]) => address ?? [])),
  ];
}

/**
 * Evaluates a media condition of the form `(width <= 35em)`, where an em is 16 pixels.
 * @throws Error for a condition of any other form
 */
function matchesWidth(media: string, width: number): boolean {
  const [, comparison, limit] = /^\(width (<=|>=|<|>) ([\d.]+)em\)$/.exec(media) ?? [];
  const limitPx = Number(limit) * 16;
  if (comparison === "<") return width < limitPx;
  if (comparison === "<=") return width <= limitPx;
  if (comparison === ">") return width > limitPx;
  if (comparison === ">=") return width >= limitPx;
  throw new Error(`The benchmark can't tell whether ${media || "a source without a condition"} applies`);
}
