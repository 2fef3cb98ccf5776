import { atHomeIn } from "../registry/namespace.ts";
import type { ComponentApi, PartApi, PropApi } from "./api/component-api.ts";

/** The least that a component is given, as code: what its types ask for. */
export function anatomyOf(file: string, { parts }: ComponentApi): string {
  const names = parts.map(({ name }) => name).join(", ");
  return [`import { ${names} } from "${atHomeIn(file)}";`, ...parts.map(element)].join("\n\n");
}

function element({ name, props, takesChildren }: PartApi): string {
  const required = props.filter(({ required, name }) => required && name !== "children").map(attribute);
  const tag = [name, ...required].join(" ");
  return takesChildren ? `<${tag}>…</${name}>` : `<${tag} />`;
}

function attribute({ name, type, options, requires, isList }: PropApi): string {
  if (options) return `${name}=${typeof options[0] === "string" ? `"${options[0]}"` : `{${options[0]}}`}`;
  if (requires || isList) {
    const one = requires ? `{ ${requires.join(", ")} }` : "…";
    return `${name}={${isList ? `[${one}]` : one}}`;
  }
  if (type === "string" || type === "ReactNode") return `${name}="…"`;
  return `${name}={${type.includes("=>") ? "() => …" : "…"}}`;
}
