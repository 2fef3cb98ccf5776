import { socialButtons } from "../../../content/showcase/social-buttons.ts";
import type { ExampleModule } from "../example/example-module.ts";
import { ShowcasePage } from "../page/showcase-page.tsx";
import { showcaseHandle, showcaseMeta } from "../page/showcase-route.ts";

const examples = import.meta.glob<ExampleModule>("../examples/social-buttons/*.tsx", {
  query: "?example",
  eager: true,
});

export const handle = showcaseHandle(socialButtons);
export const meta = showcaseMeta(socialButtons);

export default function SocialButtons() {
  return <ShowcasePage words={socialButtons} examples={examples} />;
}
