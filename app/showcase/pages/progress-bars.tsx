import { progressBars } from "../../../content/showcase/progress-bars.ts";
import type { ExampleModule } from "../example-module.ts";
import { ShowcasePage } from "../showcase-page.tsx";
import { showcaseHandle, showcaseMeta } from "../showcase-route.ts";

const examples = import.meta.glob<ExampleModule>("../examples/progress-bars/*.tsx", {
  query: "?example",
  eager: true,
});

export const handle = showcaseHandle(progressBars);
export const meta = showcaseMeta(progressBars);

export default function ProgressBars() {
  return <ShowcasePage words={progressBars} examples={examples} />;
}
