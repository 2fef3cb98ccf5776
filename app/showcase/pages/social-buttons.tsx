import { socialButtons } from "../../../content/showcase/social-buttons.ts";
import type { ExampleModule } from "../example-module.ts";
import { ShowcasePage } from "../showcase-page.tsx";
import { showcaseHandle, showcaseMeta } from "../showcase-route.ts";

const examples = import.meta.glob<ExampleModule>("../examples/social-buttons/*.tsx", {
  query: "?example",
  eager: true,
});

export const handle = showcaseHandle(socialButtons);
export const meta = showcaseMeta(socialButtons);

export default function SocialButtons() {
  return <ShowcasePage words={socialButtons} examples={examples} />;
}
