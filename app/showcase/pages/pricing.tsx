import { pricing } from "../../../content/showcase/pricing.ts";
import type { ExampleModule } from "../example/example-module.ts";
import { ShowcasePage } from "../page/showcase-page.tsx";
import { showcaseHandle, showcaseMeta } from "../page/showcase-route.ts";

const examples = import.meta.glob<ExampleModule>("../examples/pricing/*.tsx", {
  query: "?example",
  eager: true,
});

export const handle = showcaseHandle(pricing);
export const meta = showcaseMeta(pricing);

export default function Pricing() {
  return <ShowcasePage words={pricing} examples={examples} />;
}
