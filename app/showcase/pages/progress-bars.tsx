import { progressBars } from "../../../content/showcase/progress-bars.ts";
import type { ExampleModule } from "../example/example-module.ts";
import { ShowcasePage } from "../page/showcase-page.tsx";
import { showcaseHandle, showcaseMeta } from "../page/showcase-route.ts";

const examples = import.meta.glob<ExampleModule>("../examples/progress-bars/*.tsx", {
  query: "?example",
  eager: true,
});

export const handle = showcaseHandle(progressBars);
export const meta = showcaseMeta(progressBars);

export default function ProgressBars() {
  return <ShowcasePage words={progressBars} examples={examples} />;
}
