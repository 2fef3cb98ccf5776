import { basename } from "node:path";
import { anatomyOf } from "../app/showcase/components/anatomy.ts";
import { kitApi } from "../app/showcase/components/api/kit-api.ts";
import type { ComponentDocs, ComponentSize } from "../app/showcase/components/component-docs.ts";
import { stylingOf } from "../app/showcase/components/styling.ts";
import { filesBehind, packagesOf } from "../app/showcase/registry/kit-sources.ts";
import { highlighted } from "./highlight.ts";

/** What the page of a component tells of it, by its file's path in the project. */
export function readDocs(path: string, size?: ComponentSize): ComponentDocs {
  const api = kitApi().get(path);
  if (!api) throw new Error(`${path} is no component of the kit`);
  const name = basename(path, ".tsx");
  const { files, components } = filesBehind(name);
  return {
    ...api,
    ...stylingOf(name),
    anatomy: highlighted(anatomyOf(name, api), "tsx"),
    packages: packagesOf(files),
    madeOf: components,
    ...(size && { size }),
  };
}
