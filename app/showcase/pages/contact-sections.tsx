import { contactSections } from "../../../content/showcase/contact-sections.ts";
import type { ExampleModule } from "../example/example-module.ts";
import { ShowcasePage } from "../page/showcase-page.tsx";
import { showcaseHandle, showcaseMeta } from "../page/showcase-route.ts";

const examples = import.meta.glob<ExampleModule>("../examples/contact-sections/*.tsx", {
  query: "?example",
  eager: true,
});

export const handle = showcaseHandle(contactSections);
export const meta = showcaseMeta(contactSections);

export default function ContactSections() {
  return <ShowcasePage words={contactSections} examples={examples} />;
}
