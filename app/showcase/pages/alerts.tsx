import { alerts } from "../../../content/showcase/alerts.ts";
import type { ExampleModule } from "../example/example-module.ts";
import { ShowcasePage } from "../page/showcase-page.tsx";
import { showcaseHandle, showcaseMeta } from "../page/showcase-route.ts";

const examples = import.meta.glob<ExampleModule>("../examples/alerts/*.tsx", {
  query: "?example",
  eager: true,
});

export const handle = showcaseHandle(alerts);
export const meta = showcaseMeta(alerts);

export default function Alerts() {
  return <ShowcasePage words={alerts} examples={examples} />;
}
