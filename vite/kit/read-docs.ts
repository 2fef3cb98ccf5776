import { basename } from "node:path";
import type { ComponentDocs } from "../../showcase/components/component-docs.ts";
import { highlighted } from "../highlight.ts";
import { anatomyOf } from "./anatomy.ts";
import { kitApi } from "./api/kit-api.ts";
import { components, filesArriving, filesBehind, packagesOf, pathTo } from "./kit-sources.ts";
import { sharedFiles } from "./registry-items.ts";
import { stylingOf } from "./styling.ts";

/** What the page of a component tells of it, by its file's path in the project. */
export function readDocs(path: string): ComponentDocs {
  const api = kitApi().get(path);
  if (!api) throw new Error(`${path} is no component of the kit`);
  const name = basename(path, ".tsx");
  const files = filesArriving(name);
  const { usedAs, code } = usage(name);
  return {
    ...api,
    ...stylingOf(name),
    usedAs,
    anatomy: highlighted(code, "tsx"),
    files: [...files, ...sharedFiles],
    packages: packagesOf(files),
    madeOf: filesBehind(name).components,
  };
}

/** The anatomy of a component, or where it has none of what it is a part of. */
function usage(name: string): { usedAs: string; code: string } {
  const api = kitApi().get(pathTo(`${name}.tsx`));
  const code = api && anatomyOf(name, api);
  if (code !== undefined) return { usedAs: name, code };
  const whole = components.find((other) => filesBehind(other).components.includes(name));
  if (whole === undefined) throw new Error(`Nothing shows how ${name} is used`);
  return usage(whole);
}
