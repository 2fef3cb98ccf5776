import { logoAreas } from "../../../content/showcase/logo-areas.ts";
import type { ExampleModule } from "../example/example-module.ts";
import { ShowcasePage } from "../page/showcase-page.tsx";
import { showcaseHandle, showcaseMeta } from "../page/showcase-route.ts";

const examples = import.meta.glob<ExampleModule>("../examples/logo-areas/*.tsx", {
  query: "?example",
  eager: true,
});

export const handle = showcaseHandle(logoAreas);
export const meta = showcaseMeta(logoAreas);

export default function LogoAreas() {
  return <ShowcasePage words={logoAreas} examples={examples} />;
}
