import { navbars } from "../../../content/showcase/navbars.ts";
import type { ExampleModule } from "../example/example-module.ts";
import { ShowcasePage } from "../page/showcase-page.tsx";
import { showcaseHandle, showcaseMeta } from "../page/showcase-route.ts";

const examples = import.meta.glob<ExampleModule>("../examples/navbars/*.tsx", {
  query: "?example",
  eager: true,
});

export const handle = showcaseHandle(navbars);
export const meta = showcaseMeta(navbars);

export default function Navbars() {
  return <ShowcasePage words={navbars} examples={examples} />;
}
