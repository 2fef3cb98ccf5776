import { type MetaPlace, pageMeta } from "../../app/document/page-meta.ts";
import { componentPage } from "../../content/showcase/component-page.ts";
import type { ExamplePage } from "../../content/showcase/showcase-words.ts";
import { examplePages } from "../catalogue.ts";
import { titleOf } from "../namespace.ts";
import { showcaseHandle } from "../page/showcase-route.ts";
import type { ComponentDocs } from "./component-docs.ts";

export interface ComponentWords {
  /** As its file and its item of the registry are called. */
  name: string;
  title: string;
  /** Where its examples come from. */
  shownBy: ExamplePage;
}

/** What the route of a component's page is made of, beside its examples (`vite/kit/component-pages.ts`). */
export function componentRoute(name: string, shownByName: string, docs: () => ComponentDocs) {
  const shownBy = examplePages.find((page) => page.name === shownByName);
  if (!shownBy) throw new Error(`The catalogue has no page named ${shownByName}`);
  const component: ComponentWords = { name, title: titleOf(name), shownBy };
  const meta = (place: MetaPlace) =>
    pageMeta(componentPage.head(component.title, docs().parts[0]?.about ?? ""))(place);
  return { component, handle: showcaseHandle(shownBy), meta };
}
