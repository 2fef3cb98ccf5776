import { contactSections } from "../../../content/showcase/contact-sections.ts";
import type { ExampleModule } from "../example-module.ts";
import { ShowcasePage } from "../showcase-page.tsx";
import { showcaseHandle, showcaseMeta } from "../showcase-route.ts";

const examples = import.meta.glob<ExampleModule>("../examples/contact-sections/*.tsx", {
  query: "?example",
  eager: true,
});

export const handle = showcaseHandle(contactSections);
export const meta = showcaseMeta(contactSections);

export default function ContactSections() {
  return <ShowcasePage words={contactSections} examples={examples} />;
}
