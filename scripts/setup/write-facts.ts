import { parseAst } from "vite";
import { type Facts, isFacts } from "./facts.ts";

/**
 * Returns the source of `site.config.ts` with these settings. Replaces values and adds missing fields; everything else,
 * such as comments, stays.
 * @throws Error if the file does not contain `export const site = { … }`
 */
export function writeFacts(source: string, facts: Facts): string {
  const changes = changesOf(siteIn(source), facts).sort((a, b) => b.start - a.start);
  return changes.reduce(
    (text, { start, end, value }) => text.slice(0, start) + value + text.slice(end),
    source,
  );
}

interface Change {
  /** The offset at which the replaced value starts. */
  start: number;
  end: number;
  value: string;
}

function changesOf(object: ObjectNode, facts: Facts): Change[] {
  return Object.entries(facts).flatMap(([field, value]): Change[] => {
    const old = object.properties.find(({ key }) => key?.name === field)?.value;
    if (old && isObject(old) && isFacts(value)) return changesOf(old, value);
    if (old) return [{ start: old.start, end: old.end, value: JSON.stringify(value) }];
    const first = object.start + 1;
    return [{ start: first, end: first, value: `\n  ${field}: ${JSON.stringify(value)},` }];
  });
}

/** The fields of a syntax tree node (https://github.com/estree/estree) that are used here. */
interface Node {
  type: string;
  start: number;
  end: number;
}

interface ObjectNode extends Node {
  properties: { key?: { name?: string }; value?: Node }[];
}

function siteIn(source: string): ObjectNode {
  for (const statement of parseAst(source, { lang: "ts" }).body) {
    if (statement.type !== "ExportNamedDeclaration" || statement.declaration?.type !== "VariableDeclaration")
      continue;
    const [declared] = statement.declaration.declarations;
    if (declared?.id.type !== "Identifier" || declared.id.name !== "site" || !declared.init) continue;
    if (isObject(declared.init)) return declared.init;
  }
  throw new Error("site.config.ts must contain `export const site = { … }`.");
}

function isObject(node: Node): node is ObjectNode {
  return node.type === "ObjectExpression";
}
