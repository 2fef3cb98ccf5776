import type { PartApi } from "../../showcase/components/component-api.ts";
import { projectImportPath } from "../../showcase/namespace.ts";
import { apiOf } from "./api-of.ts";
import { docsOf } from "./docs-of.ts";
import { components } from "./kit-sources.ts";

/** Returns code for a component with its required props: its docs' `anatomy`, or else code generated from its types. */
export function anatomyOf(component: string): string {
  const said = docsOf(component).anatomy ?? apiOf(component).parts.map(elementOf).join("\n\n");
  const used = new Set(Array.from(said.matchAll(/<([A-Z]\w*)/g), ([, name = ""]) => name));
  const imports = components.flatMap((name) => {
    const names = apiOf(name).parts.flatMap(({ name }) => (used.has(name) ? name : []));
    return names.length > 0 ? `import { ${names.join(", ")} } from "${projectImportPath(name)}";` : [];
  });
  return `${imports.join("\n")}\n\n${said}`;
}

/**
 * Returns the JSX of an element with its required props.
 * @throws Error if no sample value can be made for a required prop. The component's docs then need an `anatomy`.
 */
export function elementOf({ name, props, takesChildren }: PartApi): string {
  const asked = props.filter(({ required, name }) => required && name !== "children");
  const attributes = asked.map(({ name: prop, least }) => {
    if (least === undefined)
      throw new Error(`The docs of ${name} need an anatomy: ${prop} has no minimal value in code`);
    return `${prop}=${least.startsWith('"') ? least : `{${least}}`}`;
  });
  const [open, end] = takesChildren ? [">", `…</${name}>`] : [" />", ""];
  const line = [`<${name}`, ...attributes].join(" ") + open + end;
  if (line.length <= longestLine) return line;
  const lines = [`<${name}`, ...attributes.map((attribute) => `  ${attribute}`), open.trim()];
  return lines.join("\n") + (end && `\n  …\n</${name}>`);
}

/** The number of characters of code that fit on a line of the page at desktop width. */
const longestLine = 76;
