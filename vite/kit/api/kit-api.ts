import type { ComponentApi } from "../../../showcase/components/component-api.ts";
import { componentPaths } from "../kit-sources.ts";
import { readApi } from "./read-api.ts";

/** What the whole kit offers, by its files' paths. Read once: development learns of other types when it begins again. */
export function kitApi(): ReadonlyMap<string, ComponentApi> {
  read ??= readApi(componentPaths);
  return read;
}

let read: ReadonlyMap<string, ComponentApi> | undefined;
