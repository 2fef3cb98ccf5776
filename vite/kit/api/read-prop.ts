import { type Checker, type Symbol as Named, SymbolFlags, type Type } from "typescript/unstable/sync";
import type { PropApi } from "../../../showcase/components/component-api.ts";
import { leastOf } from "./least-value.ts";
import { docstringOf, membersOf, optionsOf, written } from "./type-facts.ts";

/** Describes a prop. Its options are in source order. */
export function propOf(prop: Named, source: string, checker: Checker, byDefault?: string): PropApi {
  const type = checker.getTypeOfSymbol(prop);
  if (!type) throw new Error(`${prop.name} has no type`);
  const options = optionsOf(type, source);
  const required = (prop.flags & SymbolFlags.Optional) === 0;
  const least = required ? leastOf(prop.name, type, source, checker) : undefined;
  const throws = prop.getJsDocTags(checker).filter(({ name }) => name === "throws");
  return {
    name: prop.name,
    type: options?.every((one) => typeof one !== "boolean")
      ? options.map((option) => JSON.stringify(option)).join(" | ")
      : prop.name === "words"
        ? wordsIn(type, checker)
        : written(type, checker),
    required,
    ...(byDefault !== undefined && { byDefault }),
    about: docstringOf(prop, checker),
    ...(throws.length > 0 && { throws: throws.map(({ text = "" }) => text) }),
    ...(options && { options }),
    ...(least !== undefined && { least }),
  };
}

/** Lists the English words that another language may replace. */
function wordsIn(type: Type, checker: Checker): string {
  const words = membersOf(type).flatMap((member) => checker.getPropertiesOfType(member));
  return `{ ${words.map(({ name }) => `${JSON.stringify(name)}?: string`).join("; ")} }`;
}
