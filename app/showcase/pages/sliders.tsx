import { sliders } from "../../../content/showcase/sliders.ts";
import type { ExampleModule } from "../example-module.ts";
import { ShowcasePage } from "../showcase-page.tsx";
import { showcaseHandle, showcaseMeta } from "../showcase-route.ts";

const examples = import.meta.glob<ExampleModule>("../examples/sliders/*.tsx", {
  query: "?example",
  eager: true,
});

export const handle = showcaseHandle(sliders);
export const meta = showcaseMeta(sliders);

export default function Sliders() {
  return <ShowcasePage words={sliders} examples={examples} />;
}
