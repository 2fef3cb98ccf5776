import { forms } from "../../../content/showcase/forms.ts";
import type { ExampleModule } from "../example-module.ts";
import { ShowcasePage } from "../showcase-page.tsx";
import { showcaseHandle, showcaseMeta } from "../showcase-route.ts";

const examples = import.meta.glob<ExampleModule>("../examples/forms/*.tsx", {
  query: "?example",
  eager: true,
});

export const handle = showcaseHandle(forms);
export const meta = showcaseMeta(forms);

export default function Forms() {
  return <ShowcasePage words={forms} examples={examples} />;
}
