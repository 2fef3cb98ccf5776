import { newsletters } from "../../../content/showcase/newsletters.ts";
import type { ExampleModule } from "../example/example-module.ts";
import { ShowcasePage } from "../page/showcase-page.tsx";
import { showcaseHandle, showcaseMeta } from "../page/showcase-route.ts";

const examples = import.meta.glob<ExampleModule>("../examples/newsletters/*.tsx", {
  query: "?example",
  eager: true,
});

export const handle = showcaseHandle(newsletters);
export const meta = showcaseMeta(newsletters);

export default function Newsletters() {
  return <ShowcasePage words={newsletters} examples={examples} />;
}
