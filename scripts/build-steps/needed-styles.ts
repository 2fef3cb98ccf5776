// Removes styles that a page cannot use, so that more pages fit into the first round trip of 14 KB (decision 0003).
import postcss, { type AtRule, type ChildNode, type Container, type Root } from "postcss";

/**
 * Returns the rules of Vite's stylesheets that a page may need. `names` contains all words in the page's HTML and
 * scripts: a class or an element that is not in `names` is not in the page, and a custom property is unused if it is neither in `names`
 * nor in a remaining rule.
 */
export function neededStyles(css: string, names: Names): string {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    if (rule.parent?.type === "atrule" && /keyframes$/.test((rule.parent as AtRule).name)) return;
    const needed = rule.selectors.filter((selector) => canMatch(selector, names));
    if (needed.length === 0) rule.remove();
    else if (needed.length < rule.selectors.length) rule.selectors = needed;
  });
  removeUnreadProperties(sheet, names);
  removeEmptyBlocks(sheet);
  joinLayers(sheet);
  return sheet.toString();
}

/** Whether a selector's classes and elements are in `names`. Ignores what is in `:not(…)` and `:has(…)`. */
function canMatch(selector: string, names: Names): boolean {
  const required = selector
    .replaceAll(/:(?:is|where)\(([^()]*)\)/g, (_, list: string) => {
      const choices = list.split(",");
      return ` ${choices.find((choice) => canMatch(choice, names)) ?? choices[0]}`;
    })
    .replaceAll(/\([^()]*(?:\([^()]*\)[^()]*)*\)|\[[^\]]*\]/g, "");
  return Array.from(required.matchAll(/(?:(?<!\\)\.|(?:^|[\s>+~]))([_a-z][\w-]*)/gi)).every(([, name = ""]) =>
    names.has(name),
  );
}

type Names = Pick<Set<string>, "has">;

function removeUnreadProperties(sheet: Root, names: Names): void {
  const values = new Map<string, string>();
  const read: string[] = [];
  sheet.walk((node) => {
    if (node.type === "atrule") read.push(...propertiesIn(node.params));
    if (node.type !== "decl") return;
    if (node.prop.startsWith("--")) values.set(node.prop, `${values.get(node.prop) ?? ""} ${node.value}`);
    else read.push(...propertiesIn(node.value));
  });
  read.push(...[...values.keys()].filter((name) => names.has(name)));
  const found = new Set<string>();
  for (let name = read.pop(); name; name = read.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    read.push(...propertiesIn(values.get(name) ?? ""));
  }
  sheet.walkDecls(/^--/, (declaration) => {
    if (!found.has(declaration.prop)) declaration.remove();
  });
}

function propertiesIn(text: string): string[] {
  return text.match(/--[\w-]+/g) ?? [];
}

/** Removes empty blocks, inner ones first, except the first block of each layer, which sets the order of the layers. */
function removeEmptyBlocks(container: Container, placed = new Set<string>()): void {
  for (const node of [...(container.nodes ?? [])]) {
    const layers = isLayer(node) ? node.params.split(/,\s*/) : [];
    const hasPlace = layers.every((layer) => placed.has(layer));
    for (const layer of layers) placed.add(layer);
    if (!("nodes" in node) || !node.nodes) continue;
    removeEmptyBlocks(node as Container);
    if (node.nodes.length === 0 && hasPlace) node.remove();
  }
}

/** Merges the blocks of each layer into its first block: their position among other layers has no effect. */
function joinLayers(sheet: Root): void {
  const firstOf = new Map<string, AtRule>();
  sheet.each((layer) => {
    if (!isLayer(layer) || !layer.nodes) return;
    const first = firstOf.getOrInsert(layer.params, layer);
    if (first === layer) return;
    first.append(layer.nodes);
    layer.remove();
  });
  sheet.walk((node) => {
    node.raws.before = "";
  });
}

function isLayer(node: ChildNode): node is AtRule {
  return node.type === "atrule" && node.name === "layer";
}
