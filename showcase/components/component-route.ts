import { pageMeta } from "../../app/document/page-meta.ts";
import { componentPage } from "../../content/showcase/component-page.ts";
import type { ExamplePage } from "../../content/showcase/showcase-words.ts";
import { catalogue } from "../catalogue.ts";
import { titleOf } from "../namespace.ts";
import { showcaseLayout } from "../page/showcase-route.ts";
import type { ComponentFacts } from "./component-api.ts";
import { docsOf } from "./docs-of.ts";
import { ownPage } from "./own-page.ts";

export interface ComponentWords {
  /** The name of the component's file and of its registry item. */
  name: string;
  title: string;
  /** The page that shows the component's examples. */
  examplePage: ExamplePage;
}

/** The route of a component's page. The module that `vite/kit/component-pages.ts` generates adds the examples. */
export function componentRoute(name: string, examplePageName: string, facts: () => ComponentFacts) {
  const examplePage = ownPage(name, docsOf(name)) ?? catalogue.find((page) => page.name === examplePageName);
  if (!examplePage) throw new Error(`The catalogue has no page named ${examplePageName}`);
  const component: ComponentWords = { name, title: titleOf(name), examplePage };
  const meta = (address: string) =>
    pageMeta(componentPage.head(component.title, facts().parts[0]?.about ?? ""))(address);
  return { component, layout: showcaseLayout(examplePage), meta };
}
