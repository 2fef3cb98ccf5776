import { modals } from "../../../content/showcase/modals.ts";
import type { ExampleModule } from "../example-module.ts";
import { ShowcasePage } from "../showcase-page.tsx";
import { showcaseHandle, showcaseMeta } from "../showcase-route.ts";

const examples = import.meta.glob<ExampleModule>("../examples/modals/*.tsx", {
  query: "?example",
  eager: true,
});

export const handle = showcaseHandle(modals);
export const meta = showcaseMeta(modals);

export default function Modals() {
  return <ShowcasePage words={modals} examples={examples} />;
}
