import { inputs } from "../../../content/showcase/inputs.ts";
import type { ExampleModule } from "../example/example-module.ts";
import { ShowcasePage } from "../page/showcase-page.tsx";
import { showcaseHandle, showcaseMeta } from "../page/showcase-route.ts";

const examples = import.meta.glob<ExampleModule>("../examples/inputs/*.tsx", {
  query: "?example",
  eager: true,
});

export const handle = showcaseHandle(inputs);
export const meta = showcaseMeta(inputs);

export default function Inputs() {
  return <ShowcasePage words={inputs} examples={examples} />;
}
