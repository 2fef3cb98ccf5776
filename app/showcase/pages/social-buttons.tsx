import { socialSocialButtons } from "../../../content/showcase/social-buttons.ts";
import type { ExampleModule } from "../example-module.ts";
import { ShowcasePage } from "../showcase-page.tsx";
import { showcaseHandle, showcaseMeta } from "../showcase-route.ts";

const examples = import.meta.glob<ExampleModule>("../examples/socialSocialButtons/*.tsx", {
  query: "?example",
  eager: true,
});

export const handle = showcaseHandle(socialSocialButtons);
export const meta = showcaseMeta(socialSocialButtons);

export default function SocialButtons() {
  return <ShowcasePage words={socialSocialButtons} examples={examples} />;
}
