import { badges } from "../../../content/showcase/badges.ts";
import type { ExampleModule } from "../example-module.ts";
import { ShowcasePage } from "../showcase-page.tsx";
import { showcaseHandle, showcaseMeta } from "../showcase-route.ts";

const examples = import.meta.glob<ExampleModule>("../examples/badges/*.tsx", {
  query: "?example",
  eager: true,
});

export const handle = showcaseHandle(badges);
export const meta = showcaseMeta(badges);

export default function Badges() {
  return <ShowcasePage words={badges} examples={examples} />;
}
