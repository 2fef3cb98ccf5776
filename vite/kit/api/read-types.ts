import { type Checker, isTypeReference, type Symbol as Named, type Type } from "typescript/unstable/sync";
import type { PropApi, TypeApi } from "../../../showcase/components/component-api.ts";
import { propOf } from "./read-prop.ts";
import { docstringOf, isOurs, membersOf } from "./type-facts.ts";

/** Returns the kit's own types that props refer to, each once, in order of appearance. */
export function referencedTypes(props: readonly Named[], source: string, checker: Checker): TypeApi[] {
  const met = new Map<string, TypeApi>();
  const seen = new Set<number>();
  const follow = (type: Type | undefined) => {
    if (!type || seen.has(type.id)) return;
    seen.add(type.id);
    const objects = membersOf(type)
      .map((member) => fieldsOf(member, checker))
      .filter(({ length }) => length > 0);
    const fields = objects.flat();
    // TypeScript's internal names for anonymous symbols begin with two underscores.
    const named = type.getAliasSymbol() ?? type.getSymbol();
    if (named && isOurs(named) && !named.name.startsWith("__") && fields.length > 0) {
      const props = [...Map.groupBy(fields, ({ name }) => name).values()].flatMap((same) =>
        merged(
          same.map((field) => propOf(field, source, checker)),
          objects.length,
        ),
      );
      met.set(named.name, { name: named.name, about: docstringOf(named, checker), props });
    }
    for (const inner of [...type.getAliasTypeArguments(), ...membersOf(type), ...argumentsOf(type, checker)])
      follow(inner);
    for (const field of fields) follow(checker.getTypeOfSymbol(field));
  };
  for (const prop of props) follow(checker.getTypeOfSymbol(prop));
  return [...met.values()];
}

function fieldsOf(type: Type, checker: Checker): readonly Named[] {
  if (!type.isObjectType() && !type.isIntersectionType()) return [];
  const fields = checker.getPropertiesOfType(type);
  return fields.every(isOurs) ? fields : [];
}

function argumentsOf(type: Type, checker: Checker): readonly Type[] {
  return isTypeReference(type) ? checker.getTypeArguments(type) : [];
}

/** Merges the same field of a union's members. A field that some of the `objects` lack is optional. */
function merged(fields: readonly PropApi[], objects: number): PropApi[] {
  const [first] = fields;
  if (!first) return [];
  const type = [...new Set(fields.map(({ type }) => type))].join(" | ");
  const required = fields.length === objects && fields.every(({ required }) => required);
  return [{ ...first, type, required, about: fields.find(({ about }) => about !== "")?.about ?? "" }];
}
