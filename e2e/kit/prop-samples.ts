import type { TypeApi } from "../../showcase/components/component-api.ts";

/** A value of a documented type, with all its parts. */
export interface Sample {
  value: unknown;
  /** The names of the parts, such as `badge.label`. */
  paths: readonly string[];
  /** What HTML that shows the value contains: text, and attributes for addresses and dates. */
  shown: readonly string[];
  /** Whether React elements are possible in place of text. */
  takesNodes: boolean;
}

/** What the functions in all samples do. */
export const samples = { act() {} };

/** Returns a value of a type such as `readonly { label: ReactNode; href?: string; }[]`; none for React's own types. */
export function sampleOf(path: string, type: string, types: readonly TypeApi[]): Sample | undefined {
  const alternatives = split(type, " | ");
  if (alternatives.length > 1) {
    const samples = alternatives.map((one) => sampleOf(path, one, types)).filter((one) => one !== undefined);
    return samples.find(({ paths }) => paths.length > 1) ?? samples.at(/^"/.test(type) ? -1 : 0);
  }
  const plain = type.replace(/^readonly |^\w+ & /, "");
  if (plain.endsWith("[]")) {
    const each = plain.slice(0, -2).replace(/^\((.*)\)$/, "$1");
    const [one, two] = [sampleOf(path, each, types), sampleOf(`${path} two`, each, types)];
    return one && two && { ...one, value: [one.value, two.value] };
  }
  const members = types.find(({ name }) => name === plain)?.props ?? membersOf(plain);
  if (members) return objectOf(path, members, types);
  if (plain === "string" || plain === "ReactNode") return textOf(path, plain === "ReactNode");
  const value = plain.includes("=>")
    ? () => samples.act()
    : plain === "number"
      ? 3
      : plain === "boolean" || literalOf(plain);
  return value === undefined ? undefined : { value, paths: [path], shown: [], takesNodes: false };
}

/** Returns the props of a component that are lists, with this many items. */
export function listsOf(
  { props, types }: { props: readonly Member[]; types: readonly TypeApi[] },
  items: number,
) {
  return Object.fromEntries(
    props.flatMap(({ name, type }) => {
      const itemOf = (place: number) => {
        const value = sampleOf(`${name} ${place}`, type, types)?.value;
        return Array.isArray(value) && typeof value[0] !== "number" ? value[0] : undefined;
      };
      return itemOf(0) === undefined
        ? []
        : [[name, Array.from({ length: items }, (_, place) => itemOf(place))]];
    }),
  );
}

type Member = Pick<TypeApi["props"][number], "name" | "type" | "required">;

/** Leaves out optional flags: they would disable items, or control their state. */
function objectOf(path: string, members: readonly Member[], types: readonly TypeApi[]): Sample {
  const parts = members.flatMap(({ name, type, required }) => {
    const sample = required || type !== "boolean" ? sampleOf(`${path}.${name}`, type, types) : undefined;
    return sample ? [[name, sample] as const] : [];
  });
  return {
    value: Object.fromEntries(parts.map(([name, { value }]) => [name, value])),
    paths: [path, ...parts.flatMap(([, { paths }]) => paths)],
    shown: parts.flatMap(([, { shown }]) => shown),
    takesNodes: parts.some(([, { takesNodes }]) => takesNodes),
  };
}

/** Parts that are shown as an attribute; an ID is not shown. */
const attributes: Readonly<Record<string, string>> = {
  image: "src",
  src: "src",
  href: "href",
  machine: "dateTime",
};

function textOf(path: string, takesNodes: boolean): Sample {
  const text = path.charAt(0).toUpperCase() + path.slice(1).replaceAll(".", " ");
  const name = path.split(".").at(-1) ?? "";
  const shown = attributes[name] ? `${attributes[name]}="${text}"` : text;
  return { value: text, paths: [path], shown: name === "id" ? [] : [shown], takesNodes };
}

function literalOf(type: string): unknown {
  return type.startsWith('"') ? JSON.parse(type) : undefined;
}

function membersOf(type: string): Member[] | undefined {
  if (!type.startsWith("{")) return undefined;
  return split(type.slice(1, -1).trim(), ";").map((member) => {
    const [name = "", ...rest] = member.split(": ");
    return { name: name.replace("?", ""), type: rest.join(": "), required: !name.endsWith("?") };
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
