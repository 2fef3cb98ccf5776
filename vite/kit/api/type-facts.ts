import {
  type Checker,
  isLiteralType,
  type Symbol as Named,
  NodeBuilderFlags,
  type Type,
  TypeFlags,
} from "typescript/unstable/sync";
import type { PropApi } from "../../../showcase/components/component-api.ts";

export function isOurs({ declarations }: Named): boolean {
  return declarations.some(({ path }) => !path.includes("/node_modules/") && !path.endsWith(".d.ts"));
}

/** Returns the members of a union without `undefined`. */
export function membersOf(type: Type): readonly Type[] {
  return (type.isUnionType() ? type.getTypes() : [type]).filter(
    ({ flags }) => !(flags & TypeFlags.Undefined),
  );
}

/** Formats a type as it is written in source code: without `React.` and a final `| undefined`. */
export function written(type: Type, checker: Checker): string {
  return checker
    .typeToString(type, undefined, NodeBuilderFlags.NoTruncation)
    .replace(/ \| undefined$/, "")
    .replace(/^\((.*)\)$/, "$1")
    .replaceAll("React.", "");
}

/** Returns a docstring on one line. */
export function docstringOf(named: Named, checker: Checker): string {
  return named.getDocumentationComment(checker).replaceAll(/\s*\n\s*/g, " ");
}

/** Returns a union's literals in source order. Undefined if it has other members, or too few or too many literals. */
export function optionsOf(type: Type, source: string): PropApi["options"] {
  const types = membersOf(type);
  const values = types.filter(isLiteralType).map(({ value }) => value);
  if (values.length < types.length || values.length < 2 || values.length > readableOptions) return undefined;
  if (values.includes(true)) return [false, true];
  const place = (value: unknown) => source.indexOf(JSON.stringify(value));
  return values
    .filter((value) => typeof value !== "bigint")
    .toSorted((one, other) => place(one) - place(other));
}

/** The maximum number of options to list. If there are more, the type's name is shown instead. */
const readableOptions = 16;
