import { badges } from "../../../content/showcase/badges.ts";
import type { ExampleModule } from "../example/example-module.ts";
import { ShowcasePage } from "../page/showcase-page.tsx";
import { showcaseHandle, showcaseMeta } from "../page/showcase-route.ts";

const examples = import.meta.glob<ExampleModule>("../examples/badges/*.tsx", {
  query: "?example",
  eager: true,
});

export const handle = showcaseHandle(badges);
export const meta = showcaseMeta(badges);

export default function Badges() {
  return <ShowcasePage words={badges} examples={examples} />;
}
