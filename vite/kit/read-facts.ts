import type { ComponentFacts } from "../../showcase/components/component-api.ts";
import { highlighted } from "../highlight.ts";
import { anatomyOf } from "./anatomy.ts";
import { apiOf } from "./api-of.ts";
import { dependenciesOf, installedFiles, packagesOf } from "./kit-sources.ts";
import { sharedFiles } from "./registry-items.ts";
import { stylingOf } from "./styling.ts";

/** Returns the facts on a component's page that come from the component's source. */
export function readFacts(component: string): ComponentFacts {
  const files = installedFiles(component);
  return {
    ...apiOf(component),
    ...stylingOf(component),
    anatomy: highlighted(anatomyOf(component), "tsx"),
    files: [...files, ...sharedFiles],
    packages: packagesOf(files),
    madeOf: dependenciesOf(component).components,
  };
}
