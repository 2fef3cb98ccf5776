import { testimonials } from "../../../content/showcase/testimonials.ts";
import type { ExampleModule } from "../example/example-module.ts";
import { ShowcasePage } from "../page/showcase-page.tsx";
import { showcaseHandle, showcaseMeta } from "../page/showcase-route.ts";

const examples = import.meta.glob<ExampleModule>("../examples/testimonials/*.tsx", {
  query: "?example",
  eager: true,
});

export const handle = showcaseHandle(testimonials);
export const meta = showcaseMeta(testimonials);

export default function Testimonials() {
  return <ShowcasePage words={testimonials} examples={examples} />;
}
