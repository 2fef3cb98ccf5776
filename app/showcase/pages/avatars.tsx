import { avatars } from "../../../content/showcase/avatars.ts";
import type { ExampleModule } from "../example/example-module.ts";
import { ShowcasePage } from "../page/showcase-page.tsx";
import { showcaseHandle, showcaseMeta } from "../page/showcase-route.ts";

const examples = import.meta.glob<ExampleModule>("../examples/avatars/*.tsx", {
  query: "?example",
  eager: true,
});

export const handle = showcaseHandle(avatars);
export const meta = showcaseMeta(avatars);

export default function Avatars() {
  return <ShowcasePage words={avatars} examples={examples} />;
}
