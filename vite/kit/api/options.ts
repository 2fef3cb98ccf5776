import { isLiteralType, type Type } from "typescript/unstable/sync";
import type { PropApi } from "../../../showcase/components/component-api.ts";
import { membersOf } from "./type-facts.ts";

/** Returns the literals of a union in the order of the source. */
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

/** The number of options in the longest readable list. A longer list is replaced by the name of the type. */
const readableOptions = 16;
