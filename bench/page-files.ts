/** What a prerendered page asks for, as the addresses of files in the build. */
export interface PageFiles {
  stylesheets: string[];
  /** The text of the styles inside the page. */
  inlineStyles: string[];
  /** Scripts in files, and those that are fetched ahead for them. */
  scripts: string[];
  /** The text of the scripts inside the page that a browser runs. */
  inlineScripts: string[];
  icons: string[];
  /** Fetched at once. */
  pictures: string[];
  /** Fetched when they come near the screen. */
  laterPictures: string[];
}

/** Reads the HTML of our own build, for a window of that many CSS pixels. */
export function filesOfPage(html: string, width: number): PageFiles {
  const links = [...html.matchAll(/<link\b[^>]*>/g)].map(([tag]) => tag);
  const linked = (rel: string) =>
    links
      .filter((tag) => attribute(tag, "rel") === rel)
      // React Router marks some stylesheets by an empty fragment.
      .flatMap((tag) => attribute(tag, "href")?.replace(/#$/, "") ?? []);
  const scripts = [...html.matchAll(/(<script\b[^>]*>)(.*?)<\/script>/gs)];
  const images = picturesOf(html, width);
  return {
    stylesheets: linked("stylesheet"),
    inlineStyles: [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, text = ""]) => text),
    scripts: [
      ...new Set([
        ...linked("modulepreload"),
        ...scripts.flatMap(([, tag = ""]) => attribute(tag, "src") ?? []),
      ]),
    ],
    inlineScripts: scripts.flatMap(([, tag = "", text = ""]) =>
      attribute(tag, "src") === null && attribute(tag, "type") !== tellsSearchEngines && text !== ""
        ? text
        : [],
    ),
    icons: linked("icon"),
    pictures: addresses(images.filter(({ lazy }) => !lazy)),
    laterPictures: addresses(images.filter(({ lazy }) => lazy)),
  };
}

const tellsSearchEngines = "application/ld+json";

/** Addresses in a stylesheet, of fonts and pictures alike. */
export function filesOfStylesheet(css: string): string[] {
  return [
    ...new Set([...css.matchAll(/url\(["']?([^"')]+)["']?\)/g)].flatMap(([, address]) => address ?? [])),
  ];
}

interface Picture {
  address: string;
  lazy: boolean;
}

function picturesOf(html: string, width: number): Picture[] {
  return [...html.matchAll(/<picture\b.*?<\/picture>|<img\b[^>]*>/gs)].flatMap(([element]) => {
    const img = /<img\b[^>]*>/.exec(element)?.[0] ?? "";
    const sources = [...element.matchAll(/<source\b[^>]*>/g)].map(([tag]) => tag);
    const chosen = sources.find((tag) => matchesWidth(attribute(tag, "media") ?? "", width));
    const address = (chosen && attribute(chosen, "srcset")) ?? attribute(img, "src");
    return address === null ? [] : { address, lazy: attribute(img, "loading") === "lazy" };
  });
}

/** Media conditions as our pages write them: `(width <= 35em)`, an em being 16 pixels. @throws Error on any other. */
function matchesWidth(media: string, width: number): boolean {
  const [, comparison, limit] = /^\(width (<=|>=|<|>) ([\d.]+)em\)$/.exec(media) ?? [];
  const limitPx = Number(limit) * 16;
  if (comparison === "<") return width < limitPx;
  if (comparison === "<=") return width <= limitPx;
  if (comparison === ">") return width > limitPx;
  if (comparison === ">=") return width >= limitPx;
  throw new Error(`The benchmark can't tell whether ${media || "a source without a condition"} applies`);
}

function attribute(tag: string, name: string): string | null {
  const value = new RegExp(`\\s${name}="([^"]*)"`, "i").exec(tag)?.[1];
  return value?.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&") ?? null;
}

function addresses(pictures: Picture[]): string[] {
  return [...new Set(pictures.map(({ address }) => address))];
}
