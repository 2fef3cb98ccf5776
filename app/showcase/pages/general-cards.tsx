import { generalCards } from "../../../content/showcase/general-cards.ts";
import type { ExampleModule } from "../example-module.ts";
import { ShowcasePage } from "../showcase-page.tsx";
import { showcaseHandle, showcaseMeta } from "../showcase-route.ts";

const examples = import.meta.glob<ExampleModule>("../examples/general-cards/*.tsx", {
  query: "?example",
  eager: true,
});

export const handle = showcaseHandle(generalCards);
export const meta = showcaseMeta(generalCards);

export default function GeneralCards() {
  return <ShowcasePage words={generalCards} examples={examples} />;
}
