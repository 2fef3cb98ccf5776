import { pageHeaders } from "../../../content/showcase/page-headers.ts";
import type { ExampleModule } from "../example/example-module.ts";
import { ShowcasePage } from "../page/showcase-page.tsx";
import { showcaseHandle, showcaseMeta } from "../page/showcase-route.ts";

const examples = import.meta.glob<ExampleModule>("../examples/page-headers/*.tsx", {
  query: "?example",
  eager: true,
});

export const handle = showcaseHandle(pageHeaders);
export const meta = showcaseMeta(pageHeaders);

export default function PageHeaders() {
  return <ShowcasePage words={pageHeaders} examples={examples} />;
}
