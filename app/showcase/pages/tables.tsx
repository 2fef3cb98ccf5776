import { tables } from "../../../content/showcase/tables.ts";
import type { ExampleModule } from "../example/example-module.ts";
import { ShowcasePage } from "../page/showcase-page.tsx";
import { showcaseHandle, showcaseMeta } from "../page/showcase-route.ts";

const examples = import.meta.glob<ExampleModule>("../examples/tables/*.tsx", {
  query: "?example",
  eager: true,
});

export const handle = showcaseHandle(tables);
export const meta = showcaseMeta(tables);

export default function Tables() {
  return <ShowcasePage words={tables} examples={examples} />;
}
