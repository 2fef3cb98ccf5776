import { pageHeaders } from "../../../content/showcase/page-headers.ts";
import type { ExampleModule } from "../example-module.ts";
import { ShowcasePage } from "../showcase-page.tsx";
import { showcaseHandle, showcaseMeta } from "../showcase-route.ts";

const examples = import.meta.glob<ExampleModule>("../examples/page-headers/*.tsx", {
  query: "?example",
  eager: true,
});

export const handle = showcaseHandle(pageHeaders);
export const meta = showcaseMeta(pageHeaders);

export default function PageHeaders() {
  return <ShowcasePage words={pageHeaders} examples={examples} />;
}
