import { sliders } from "../../../content/showcase/sliders.ts";
import type { ExampleModule } from "../example/example-module.ts";
import { ShowcasePage } from "../page/showcase-page.tsx";
import { showcaseHandle, showcaseMeta } from "../page/showcase-route.ts";

const examples = import.meta.glob<ExampleModule>("../examples/sliders/*.tsx", {
  query: "?example",
  eager: true,
});

export const handle = showcaseHandle(sliders);
export const meta = showcaseMeta(sliders);

export default function Sliders() {
  return <ShowcasePage words={sliders} examples={examples} />;
}
