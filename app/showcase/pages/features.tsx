import { features } from "../../../content/showcase/features.ts";
import type { ExampleModule } from "../example/example-module.ts";
import { ShowcasePage } from "../page/showcase-page.tsx";
import { showcaseHandle, showcaseMeta } from "../page/showcase-route.ts";

const examples = import.meta.glob<ExampleModule>("../examples/features/*.tsx", {
  query: "?example",
  eager: true,
});

export const handle = showcaseHandle(features);
export const meta = showcaseMeta(features);

export default function Features() {
  return <ShowcasePage words={features} examples={examples} />;
}
