import { generalCards } from "../../../content/showcase/general-cards.ts";
import type { ExampleModule } from "../example/example-module.ts";
import { ShowcasePage } from "../page/showcase-page.tsx";
import { showcaseHandle, showcaseMeta } from "../page/showcase-route.ts";

const examples = import.meta.glob<ExampleModule>("../examples/general-cards/*.tsx", {
  query: "?example",
  eager: true,
});

export const handle = showcaseHandle(generalCards);
export const meta = showcaseMeta(generalCards);

export default function GeneralCards() {
  return <ShowcasePage words={generalCards} examples={examples} />;
}
