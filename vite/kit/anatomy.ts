import { existsSync, readFileSync } from "node:fs";
import type { ComponentApi, PartApi } from "../../showcase/components/component-api.ts";
import { atHomeIn } from "../../showcase/namespace.ts";
import { atHome } from "./kit-sources.ts";

/**
 * The least that a component is given, as code: by its own file in `showcase/anatomies/` where parts lie inside of
 * one another, else what its types ask for. None where code cannot say all of it.
 */
export function anatomyOf(file: string, { parts }: ComponentApi): string | undefined {
  const own = `showcase/anatomies/${file}.tsx`;
  if (existsSync(own)) return atHome(exportedElement(readFileSync(own, "utf8")));
  const elements = parts.map(element);
  if (elements.includes(undefined)) return undefined;
  const names = parts.map(({ name }) => name).join(", ");
  return [`import { ${names} } from "${atHomeIn(file)}";`, ...elements].join("\n\n");
}

/** `export default` gives way to the element itself. */
export function exportedElement(source: string): string {
  return source.replace(/(?<=\n)export default \(?\n?(.*?)\n?\)?;\n$/s, (_whole, element: string) =>
    element.replaceAll(/^ {2}/gm, ""),
  );
}

function element({ name, props, takesChildren }: PartApi): string | undefined {
  const asked = props.filter(({ required, name }) => required && name !== "children");
  if (asked.some(({ least }) => least === undefined)) return undefined;
  const attributes = asked.map(
    ({ name, least }) => `${name}=${least?.startsWith('"') ? least : `{${least}}`}`,
  );
  const [open, end] = takesChildren ? [">", `…</${name}>`] : [" />", ""];
  const line = [`<${name}`, ...attributes].join(" ") + open + end;
  if (line.length <= longestLine) return line;
  const lines = [`<${name}`, ...attributes.map((attribute) => `  ${attribute}`), open.trim()];
  return lines.join("\n") + (end && `\n  …\n</${name}>`);
}

/** Letters that stand side by side on a page as wide as a desk has it. */
const longestLine = 76;
