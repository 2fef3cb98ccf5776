import { testimonials } from "../../../content/showcase/testimonials.ts";
import type { ExampleModule } from "../example-module.ts";
import { ShowcasePage } from "../showcase-page.tsx";
import { showcaseHandle, showcaseMeta } from "../showcase-route.ts";

const examples = import.meta.glob<ExampleModule>("../examples/testimonials/*.tsx", {
  query: "?example",
  eager: true,
});

export const handle = showcaseHandle(testimonials);
export const meta = showcaseMeta(testimonials);

export default function Testimonials() {
  return <ShowcasePage words={testimonials} examples={examples} />;
}
