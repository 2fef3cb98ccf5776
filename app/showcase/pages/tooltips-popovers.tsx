import { tooltipsPopovers } from "../../../content/showcase/tooltips-popovers.ts";
import type { ExampleModule } from "../example/example-module.ts";
import { ShowcasePage } from "../page/showcase-page.tsx";
import { showcaseHandle, showcaseMeta } from "../page/showcase-route.ts";

const examples = import.meta.glob<ExampleModule>("../examples/tooltips-popovers/*.tsx", {
  query: "?example",
  eager: true,
});

export const handle = showcaseHandle(tooltipsPopovers);
export const meta = showcaseMeta(tooltipsPopovers);

export default function TooltipsPopovers() {
  return <ShowcasePage words={tooltipsPopovers} examples={examples} />;
}
