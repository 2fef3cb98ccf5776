import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { words } from "./lettering.ts";
import { isMark } from "./palette.ts";
import { picture } from "./picture.ts";

const illustrations = join(import.meta.dirname, "..");

/** The drawing in `illustrations/objects/<name>.svg`, in the coordinates of that file. */
export function object(name: string): string {
  return read(join(illustrations, "objects", `${name}.svg`)).body;
}

/** The drawing in `illustrations/stills/<name>.svg`, as a complete picture. */
export function still(name: string): string {
  return picture(read(join(illustrations, "stills", `${name}.svg`)));
}

const known = new Map<string, Drawn>();

function read(file: string): Drawn {
  const name = relative(join(illustrations, ".."), file);
  if (!existsSync(file)) throw new Error(`There is no ${name}: draw it, or name one that is there.`);
  const found = known.get(file) ?? readSvg(readFileSync(file, "utf8"), name);
  known.set(file, found);
  return found;
}

type Drawn = { left: number; width: number; height: number; body: string };

/** @throws Error that names the file and what is wrong with it, and says how to fix it */
export function readSvg(svg: string, name: string): Drawn {
  const [, left, , width, height] =
    /<svg[^>]*\sviewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(svg)?.map(Number) ?? [];
  if (left === undefined || width === undefined || height === undefined)
    throw new Error(`${name}: its <svg> needs viewBox="left top width height".`);
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
    throw new Error(`${name}: the palette has no mark called ${unknown}; take one of engine/palette.ts.`);
  return { left, width, height, body: body.replaceAll(/<text\s([^>]*)>([^<]*)<\/text>/g, lettered) };
}

/** Markup that SVG editors may write but a picture cannot contain, each with advice on what to do instead. */
const refused = [
  [/<script|\son\w+=/, "a picture runs nothing; take it out"],
  [/\sstyle="/, "give the shape a class of the palette instead, which has a colour for each theme"],
  [/<image|<foreignObject|\shref="(?!#)/, "a picture fetches nothing; draw it here"],
  [/<tspan/, "each line of words is a <text> of its own"],
  [
    /<(?:path|rect|circle|ellipse|text)(?![^>]*\s(?:class|fill)=)[^>]*>(?!<\/clipPath>)/,
    "it needs a class of the palette",
  ],
] as const;

function lettered(_element: string, attributes: string, text: string): string {
  const [marks, family] = ["class", "font-family"].map((name) => attributeIn(attributes, name));
  const [x, y, size] = ["x", "y", "font-size"].map((name) => Number(attributeIn(attributes, name)));
  const face = family?.includes("Mono") ? "mono" : "text";
  const read = text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
  return words(face, (marks ?? "").split(" ").filter(isMark), x ?? 0, y ?? 0, size ?? 0, read);
}

function attributeIn(attributes: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];
}
