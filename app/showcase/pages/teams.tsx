import { teams } from "../../../content/showcase/teams.ts";
import type { ExampleModule } from "../example-module.ts";
import { ShowcasePage } from "../showcase-page.tsx";
import { showcaseHandle, showcaseMeta } from "../showcase-route.ts";

const examples = import.meta.glob<ExampleModule>("../examples/teams/*.tsx", {
  query: "?example",
  eager: true,
});

export const handle = showcaseHandle(teams);
export const meta = showcaseMeta(teams);

export default function Teams() {
  return <ShowcasePage words={teams} examples={examples} />;
}
