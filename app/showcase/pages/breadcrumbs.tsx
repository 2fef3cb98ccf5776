import { breadcrumbs } from "../../../content/showcase/breadcrumbs.ts";
import type { ExampleModule } from "../example/example-module.ts";
import { ShowcasePage } from "../page/showcase-page.tsx";
import { showcaseHandle, showcaseMeta } from "../page/showcase-route.ts";

const examples = import.meta.glob<ExampleModule>("../examples/breadcrumbs/*.tsx", {
  query: "?example",
  eager: true,
});

export const handle = showcaseHandle(breadcrumbs);
export const meta = showcaseMeta(breadcrumbs);

export default function Breadcrumbs() {
  return <ShowcasePage words={breadcrumbs} examples={examples} />;
}
