import { toggles } from "../../../content/showcase/toggles.ts";
import type { ExampleModule } from "../example/example-module.ts";
import { ShowcasePage } from "../page/showcase-page.tsx";
import { showcaseHandle, showcaseMeta } from "../page/showcase-route.ts";

const examples = import.meta.glob<ExampleModule>("../examples/toggles/*.tsx", {
  query: "?example",
  eager: true,
});

export const handle = showcaseHandle(toggles);
export const meta = showcaseMeta(toggles);

export default function Toggles() {
  return <ShowcasePage words={toggles} examples={examples} />;
}
