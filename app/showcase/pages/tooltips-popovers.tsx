import { tooltipsPopovers } from "../../../content/showcase/tooltips-popovers.ts";
import type { ExampleModule } from "../example-module.ts";
import { ShowcasePage } from "../showcase-page.tsx";
import { showcaseHandle, showcaseMeta } from "../showcase-route.ts";

const examples = import.meta.glob<ExampleModule>("../examples/tooltips-popovers/*.tsx", {
  query: "?example",
  eager: true,
});

export const handle = showcaseHandle(tooltipsPopovers);
export const meta = showcaseMeta(tooltipsPopovers);

export default function TooltipsPopovers() {
  return <ShowcasePage words={tooltipsPopovers} examples={examples} />;
}
