import { footers } from "../../../content/showcase/footers.ts";
import type { ExampleModule } from "../example/example-module.ts";
import { ShowcasePage } from "../page/showcase-page.tsx";
import { showcaseHandle, showcaseMeta } from "../page/showcase-route.ts";

const examples = import.meta.glob<ExampleModule>("../examples/footers/*.tsx", {
  query: "?example",
  eager: true,
});

export const handle = showcaseHandle(footers);
export const meta = showcaseMeta(footers);

export default function Footers() {
  return <ShowcasePage words={footers} examples={examples} />;
}
