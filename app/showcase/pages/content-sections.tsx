import { contentSections } from "../../../content/showcase/content-sections.ts";
import type { ExampleModule } from "../example/example-module.ts";
import { ShowcasePage } from "../page/showcase-page.tsx";
import { showcaseHandle, showcaseMeta } from "../page/showcase-route.ts";

const examples = import.meta.glob<ExampleModule>("../examples/content-sections/*.tsx", {
  query: "?example",
  eager: true,
});

export const handle = showcaseHandle(contentSections);
export const meta = showcaseMeta(contentSections);

export default function ContentSections() {
  return <ShowcasePage words={contentSections} examples={examples} />;
}
