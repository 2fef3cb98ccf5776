import { buttonGroups } from "../../../content/showcase/button-groups.ts";
import type { ExampleModule } from "../example-module.ts";
import { ShowcasePage } from "../showcase-page.tsx";
import { showcaseHandle, showcaseMeta } from "../showcase-route.ts";

const examples = import.meta.glob<ExampleModule>("../examples/button-groups/*.tsx", {
  query: "?example",
  eager: true,
});

export const handle = showcaseHandle(buttonGroups);
export const meta = showcaseMeta(buttonGroups);

export default function ButtonGroups() {
  return <ShowcasePage words={buttonGroups} examples={examples} />;
}
