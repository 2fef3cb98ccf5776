import { applications } from "../../../content/showcase/applications.ts";
import type { ExampleModule } from "../example-module.ts";
import { ShowcasePage } from "../showcase-page.tsx";
import { showcaseHandle, showcaseMeta } from "../showcase-route.ts";

const examples = import.meta.glob<ExampleModule>("../examples/applications/*.tsx", {
  query: "?example",
  eager: true,
});

export const handle = showcaseHandle(applications);
export const meta = showcaseMeta(applications);

export default function Applications() {
  return <ShowcasePage words={applications} examples={examples} />;
}
