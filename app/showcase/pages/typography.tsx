import { typography } from "../../../content/showcase/typography.ts";
import type { ExampleModule } from "../example/example-module.ts";
import { ShowcasePage } from "../page/showcase-page.tsx";
import { showcaseHandle, showcaseMeta } from "../page/showcase-route.ts";

const examples = import.meta.glob<ExampleModule>("../examples/typography/*.tsx", {
  query: "?example",
  eager: true,
});

export const handle = showcaseHandle(typography);
export const meta = showcaseMeta(typography);

export default function Typography() {
  return <ShowcasePage words={typography} examples={examples} />;
}
