import type { TypeApi } from "../../showcase/components/component-api.ts";

/** A value of a type in the components' API, with every optional part. */
export interface Sample {
  value: unknown;
  /** The parts, such as `badge.label`. */
  paths: readonly string[];
  /** What HTML with the value contains: text as it is, and addresses and dates as attributes. */
  shown: readonly string[];
}

/** Returns the sample of a type such as `readonly { label: ReactNode; href: string; }[]`, unless it has only functions. */
export function sampleOf(path: string, type: string, types: readonly TypeApi[]): Sample | undefined {
  const alternatives = split(type, " | ");
  if (alternatives.length > 1) {
    const samples = alternatives.map((one) => sampleOf(path, one, types)).filter((one) => one !== undefined);
    return samples.find(({ paths }) => paths.length > 1) ?? samples.at(/^"/.test(type) ? -1 : 0);
  }
  const plain = type.replace(/^readonly /, "");
  if (plain.endsWith("[]")) {
    const each = sampleOf(path, plain.slice(0, -2).replace(/^\((.*)\)$/, "$1"), types);
    return each && { ...each, value: [each.value, each.value] };
  }
  const members = types.find(({ name }) => name === plain)?.props ?? membersOf(plain);
  if (members) return objectOf(path, members, types);
  if (plain === "string" || plain === "ReactNode") return textOf(path);
  const value = plain === "number" ? 3 : plain === "boolean" ? true : /^"/.test(plain) && JSON.parse(plain);
  return value === false ? undefined : { value, paths: [path], shown: [] };
}

function objectOf(
  path: string,
  members: readonly { name: string; type: string }[],
  types: readonly TypeApi[],
) {
  const parts = members.flatMap(({ name, type }) => {
    const sample = sampleOf(`${path}.${name}`, type, types);
    return sample ? [[name, sample] as const] : [];
  });
  return {
    value: Object.fromEntries(parts.map(([name, { value }]) => [name, value])),
    paths: [path, ...parts.flatMap(([, { paths }]) => paths)],
    shown: parts.flatMap(([, { shown }]) => shown),
  };
}

const attributes: Readonly<Record<string, string>> = {
  image: "src",
  src: "src",
  href: "href",
  machine: "dateTime",
};

function textOf(path: string): Sample {
  const text = path.replaceAll(".", "-");
  const attribute = attributes[path.split(".").at(-1) ?? ""];
  return { value: text, paths: [path], shown: [attribute ? `${attribute}="${text}"` : text] };
}

function membersOf(type: string) {
  if (!type.startsWith("{")) return undefined;
  return split(type.slice(1, -1).trim(), ";").map((member) => {
    const [name = "", ...rest] = member.split(": ");
    return { name: name.replace("?", ""), type: rest.join(": ") };
  });
}

/** Splits at a separator outside brackets. */
function split(type: string, separator: string): string[] {
  const pieces = [""];
  let depth = 0;
  for (const piece of type.split(/(=>|[{}()<>]| \| |;)/)) {
    depth += /^[{(<]$/.test(piece) ? 1 : /^[})>]$/.test(piece) ? -1 : 0;
    if (depth === 0 && piece === separator) pieces.push("");
    else pieces.push(pieces.pop() + piece);
  }
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== "");
}
