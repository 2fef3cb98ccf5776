import { modals } from "../../../content/showcase/modals.ts";
import type { ExampleModule } from "../example/example-module.ts";
import { ShowcasePage } from "../page/showcase-page.tsx";
import { showcaseHandle, showcaseMeta } from "../page/showcase-route.ts";

const examples = import.meta.glob<ExampleModule>("../examples/modals/*.tsx", {
  query: "?example",
  eager: true,
});

export const handle = showcaseHandle(modals);
export const meta = showcaseMeta(modals);

export default function Modals() {
  return <ShowcasePage words={modals} examples={examples} />;
}
