import { navTabs } from "../../../content/showcase/nav-tabs.ts";
import type { ExampleModule } from "../example/example-module.ts";
import { ShowcasePage } from "../page/showcase-page.tsx";
import { showcaseHandle, showcaseMeta } from "../page/showcase-route.ts";

const examples = import.meta.glob<ExampleModule>("../examples/nav-tabs/*.tsx", {
  query: "?example",
  eager: true,
});

export const handle = showcaseHandle(navTabs);
export const meta = showcaseMeta(navTabs);

export default function NavTabs() {
  return <ShowcasePage words={navTabs} examples={examples} />;
}
