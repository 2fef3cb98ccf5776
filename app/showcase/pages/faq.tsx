import { faq } from "../../../content/showcase/faq.ts";
import type { ExampleModule } from "../example-module.ts";
import { ShowcasePage } from "../showcase-page.tsx";
import { showcaseHandle, showcaseMeta } from "../showcase-route.ts";

const examples = import.meta.glob<ExampleModule>("../examples/faq/*.tsx", {
  query: "?example",
  eager: true,
});

export const handle = showcaseHandle(faq);
export const meta = showcaseMeta(faq);

export default function Faq() {
  return <ShowcasePage words={faq} examples={examples} />;
}
