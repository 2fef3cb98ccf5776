import { faq } from "../../../content/showcase/faq.ts";
import type { ExampleModule } from "../example/example-module.ts";
import { ShowcasePage } from "../page/showcase-page.tsx";
import { showcaseHandle, showcaseMeta } from "../page/showcase-route.ts";

const examples = import.meta.glob<ExampleModule>("../examples/faq/*.tsx", {
  query: "?example",
  eager: true,
});

export const handle = showcaseHandle(faq);
export const meta = showcaseMeta(faq);

export default function Faq() {
  return <ShowcasePage words={faq} examples={examples} />;
}
