import { teams } from "../../../content/showcase/teams.ts";
import type { ExampleModule } from "../example/example-module.ts";
import { ShowcasePage } from "../page/showcase-page.tsx";
import { showcaseHandle, showcaseMeta } from "../page/showcase-route.ts";

const examples = import.meta.glob<ExampleModule>("../examples/teams/*.tsx", {
  query: "?example",
  eager: true,
});

export const handle = showcaseHandle(teams);
export const meta = showcaseMeta(teams);

export default function Teams() {
  return <ShowcasePage words={teams} examples={examples} />;
}
