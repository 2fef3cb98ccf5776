import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { words } from "./lettering.ts";
import { isMark } from "./palette.ts";
import { type PictureParts, picture } from "./picture.ts";

/** The skyline on the far shore of the harbour, set as `brand.skyline` in `site.config.ts`. */
export type Skyline = "sydney" | "hills" | "none";

/**
 * Returns a function that reads a picture's file, with the parts that it names from `objects/` and the owner's skyline
 * from `skylines/`, but without colours, which `painted` adds.
 * @throws Error that names the file and what is wrong with it, and says how to fix it
 */
export function pictureReader(skyline: Skyline): (file: string) => string {
  const known = new Map<string, PictureParts>();
  const read = (file: string, scale = 1): PictureParts =>
    known.getOrInsertComputed(`${file} ${scale}`, () =>
      readSvg(textOf(file), nameOf(file), partOf(file), scale),
    );
  const partOf = (file: string) => (href: string, scale: number) => {
    const part = join(dirname(file), href);
    const [chosen] = basename(part, ".svg").split("-");
    return href.includes("/skylines/") && chosen !== skyline ? "" : read(part, scale).body;
  };
  return (file) => picture(read(file));
}

/** `partOf` returns the drawing in another file, by its path from this one. `scale` is how small the picture is drawn. */
export function readSvg(
  svg: string,
  name: string,
  partOf: (href: string, scale: number) => string,
  scale = 1,
): PictureParts {
  const [, left, , width, height] =
    /<svg[^>]*\sviewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(svg)?.map(Number) ?? [];
  if (left === undefined || width === undefined || height === undefined)
    throw new Error(`${name}: its <svg> needs viewBox="left top width height".`);
  const stretches = /<svg[^>]*\spreserveAspectRatio="none"/.test(svg);
  // Removes the `<style>` too. It only serves SVG editors: a picture gets its colours from the palette.
  const content = svg.replaceAll(/<!--.*?-->|<title>.*?<\/title>|<style>.*?<\/style>/gs, "");
  const body = content
    .replace(/^.*?<svg[^>]*>/s, "")
    .replace(/<\/svg>\s*$/, "")
    .replaceAll(/(?<=>)\s+(?=<)|^\s+|\s+$/g, "");
  for (const [pattern, advice] of refused) {
    const [part] = pattern.exec(body) ?? [];
    if (part !== undefined) throw new Error(`${name}: “${part.trim()}” can't be drawn; ${advice}.`);
  }
  const classes = [...body.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" "));
  const unknown = classes.find((mark) => !isMark(mark));
  if (unknown !== undefined)
    throw new Error(`${name}: the palette has no mark called ${unknown}; take one of palette.ts.`);
  const inserted = (_image: string, attributes: string) => {
    const transform = attributeIn(attributes, "transform");
    const [, partScale = 1] = /\bscale\(([\d.]+)/.exec(transform ?? "") ?? [];
    const part = partOf(attributeIn(attributes, "href") ?? "", scale * Number(partScale));
    return part && transform ? `<g transform="${transform}">${part}</g>` : part;
  };
  const drawing = body
    .replaceAll(/<image\s([^>]*)\/>/g, inserted)
    .replaceAll(/<text\s([^>]*)>([^<]*)<\/text>/g, (_element, attributes, text) =>
      lettered(attributes, text, scale),
    );
  return { left, width, height, body: drawing, stretches };
}

/** Markup that SVG editors may write but a picture cannot contain, each with advice on what to do instead. */
const refused = [
  [/<script|\son\w+=/, "a picture runs nothing; take it out"],
  [
    /\sstyle="|\s(?:fill|stroke)="(?!none"|url\(#)/,
    "give the shape a class of the palette instead, which has a colour for each theme",
  ],
  [
    /<image(?![^>]*\shref="\.\.\/(?:objects|skylines)\/[\w-]+\.svg")[^>]*>|<foreignObject/,
    "a picture fetches nothing; draw it here, or name a file of objects/",
  ],
  [/<(?!image)\w+[^>]*\shref="(?!#)/, "a picture fetches nothing; draw it here"],
  [/<tspan/, "each line of words is a <text> of its own"],
  [
    /<(?:path|rect|circle|ellipse|text)(?![^>]*\s(?:class|fill)=)[^>]*>(?!<\/clipPath>)/,
    "it needs a class of the palette",
  ],
] as const;

function lettered(attributes: string, text: string, scale: number): string {
  const [marks = "", family] = ["class", "font-family"].map((name) => attributeIn(attributes, name));
  const [x, y, size] = ["x", "y", "font-size"].map((name) => Number(attributeIn(attributes, name)));
  const face = family?.includes("Mono") ? "mono" : "text";
  const read = text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
  return words(face, marks, x ?? 0, y ?? 0, size ?? 0, read, scale);
}

function attributeIn(attributes: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];
}

function textOf(file: string): string {
  if (existsSync(file)) return readFileSync(file, "utf8");
  throw new Error(`There is no ${nameOf(file)}: draw it, or name one that is there.`);
}

function nameOf(file: string): string {
  return relative(join(import.meta.dirname, ".."), file);
}
