import { pagination } from "../../../content/showcase/pagination.ts";
import type { ExampleModule } from "../example/example-module.ts";
import { ShowcasePage } from "../page/showcase-page.tsx";
import { showcaseHandle, showcaseMeta } from "../page/showcase-route.ts";

const examples = import.meta.glob<ExampleModule>("../examples/pagination/*.tsx", {
  query: "?example",
  eager: true,
});

export const handle = showcaseHandle(pagination);
export const meta = showcaseMeta(pagination);

export default function Pagination() {
  return <ShowcasePage words={pagination} examples={examples} />;
}
