import { applications } from "../../../content/showcase/applications.ts";
import type { ExampleModule } from "../example/example-module.ts";
import { ShowcasePage } from "../page/showcase-page.tsx";
import { showcaseHandle, showcaseMeta } from "../page/showcase-route.ts";

const examples = import.meta.glob<ExampleModule>("../examples/applications/*.tsx", {
  query: "?example",
  eager: true,
});

export const handle = showcaseHandle(applications);
export const meta = showcaseMeta(applications);

export default function Applications() {
  return <ShowcasePage words={applications} examples={examples} />;
}
