import { dropdowns } from "../../../content/showcase/dropdowns.ts";
import type { ExampleModule } from "../example/example-module.ts";
import { ShowcasePage } from "../page/showcase-page.tsx";
import { showcaseHandle, showcaseMeta } from "../page/showcase-route.ts";

const examples = import.meta.glob<ExampleModule>("../examples/dropdowns/*.tsx", {
  query: "?example",
  eager: true,
});

export const handle = showcaseHandle(dropdowns);
export const meta = showcaseMeta(dropdowns);

export default function Dropdowns() {
  return <ShowcasePage words={dropdowns} examples={examples} />;
}
