import { toggles } from "../../../content/showcase/toggles.ts";
import type { ExampleModule } from "../example-module.ts";
import { ShowcasePage } from "../showcase-page.tsx";
import { showcaseHandle, showcaseMeta } from "../showcase-route.ts";

const examples = import.meta.glob<ExampleModule>("../examples/toggles/*.tsx", {
  query: "?example",
  eager: true,
});

export const handle = showcaseHandle(toggles);
export const meta = showcaseMeta(toggles);

export default function Toggles() {
  return <ShowcasePage words={toggles} examples={examples} />;
}
