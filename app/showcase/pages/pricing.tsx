import { pricing } from "../../../content/showcase/pricing.ts";
import type { ExampleModule } from "../example-module.ts";
import { ShowcasePage } from "../showcase-page.tsx";
import { showcaseHandle, showcaseMeta } from "../showcase-route.ts";

const examples = import.meta.glob<ExampleModule>("../examples/pricing/*.tsx", {
  query: "?example",
  eager: true,
});

export const handle = showcaseHandle(pricing);
export const meta = showcaseMeta(pricing);

export default function Pricing() {
  return <ShowcasePage words={pricing} examples={examples} />;
}
