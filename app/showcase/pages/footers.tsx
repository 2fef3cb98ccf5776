import { footers } from "../../../content/showcase/footers.ts";
import type { ExampleModule } from "../example-module.ts";
import { ShowcasePage } from "../showcase-page.tsx";
import { showcaseHandle, showcaseMeta } from "../showcase-route.ts";

const examples = import.meta.glob<ExampleModule>("../examples/footers/*.tsx", {
  query: "?example",
  eager: true,
});

export const handle = showcaseHandle(footers);
export const meta = showcaseMeta(footers);

export default function Footers() {
  return <ShowcasePage words={footers} examples={examples} />;
}
