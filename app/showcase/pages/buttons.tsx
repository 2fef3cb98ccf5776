import { buttons } from "../../../content/showcase/buttons.ts";
import type { ExampleModule } from "../example/example-module.ts";
import { ShowcasePage } from "../page/showcase-page.tsx";
import { showcaseHandle, showcaseMeta } from "../page/showcase-route.ts";

const examples = import.meta.glob<ExampleModule>("../examples/buttons/*.tsx", {
  query: "?example",
  eager: true,
});

export const handle = showcaseHandle(buttons);
export const meta = showcaseMeta(buttons);

export default function Buttons() {
  return <ShowcasePage words={buttons} examples={examples} />;
}
