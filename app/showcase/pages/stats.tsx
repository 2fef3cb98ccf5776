import { stats } from "../../../content/showcase/stats.ts";
import type { ExampleModule } from "../example/example-module.ts";
import { ShowcasePage } from "../page/showcase-page.tsx";
import { showcaseHandle, showcaseMeta } from "../page/showcase-route.ts";

const examples = import.meta.glob<ExampleModule>("../examples/stats/*.tsx", {
  query: "?example",
  eager: true,
});

export const handle = showcaseHandle(stats);
export const meta = showcaseMeta(stats);

export default function Stats() {
  return <ShowcasePage words={stats} examples={examples} />;
}
