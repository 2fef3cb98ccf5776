import { buttonGroups } from "../../../content/showcase/button-groups.ts";
import type { ExampleModule } from "../example/example-module.ts";
import { ShowcasePage } from "../page/showcase-page.tsx";
import { showcaseHandle, showcaseMeta } from "../page/showcase-route.ts";

const examples = import.meta.glob<ExampleModule>("../examples/button-groups/*.tsx", {
  query: "?example",
  eager: true,
});

export const handle = showcaseHandle(buttonGroups);
export const meta = showcaseMeta(buttonGroups);

export default function ButtonGroups() {
  return <ShowcasePage words={buttonGroups} examples={examples} />;
}
