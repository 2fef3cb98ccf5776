import { callToActions } from "../../../content/showcase/call-to-actions.ts";
import type { ExampleModule } from "../example/example-module.ts";
import { ShowcasePage } from "../page/showcase-page.tsx";
import { showcaseHandle, showcaseMeta } from "../page/showcase-route.ts";

const examples = import.meta.glob<ExampleModule>("../examples/call-to-actions/*.tsx", {
  query: "?example",
  eager: true,
});

export const handle = showcaseHandle(callToActions);
export const meta = showcaseMeta(callToActions);

export default function CallToActions() {
  return <ShowcasePage words={callToActions} examples={examples} />;
}
