import { forms } from "../../../content/showcase/forms.ts";
import type { ExampleModule } from "../example/example-module.ts";
import { ShowcasePage } from "../page/showcase-page.tsx";
import { showcaseHandle, showcaseMeta } from "../page/showcase-route.ts";

const examples = import.meta.glob<ExampleModule>("../examples/forms/*.tsx", {
  query: "?example",
  eager: true,
});

export const handle = showcaseHandle(forms);
export const meta = showcaseMeta(forms);

export default function Forms() {
  return <ShowcasePage words={forms} examples={examples} />;
}
