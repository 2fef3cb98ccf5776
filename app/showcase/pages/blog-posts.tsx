import { blogPosts } from "../../../content/showcase/blog-posts.ts";
import type { ExampleModule } from "../example/example-module.ts";
import { ShowcasePage } from "../page/showcase-page.tsx";
import { showcaseHandle, showcaseMeta } from "../page/showcase-route.ts";

const examples = import.meta.glob<ExampleModule>("../examples/blog-posts/*.tsx", {
  query: "?example",
  eager: true,
});

export const handle = showcaseHandle(blogPosts);
export const meta = showcaseMeta(blogPosts);

export default function BlogPosts() {
  return <ShowcasePage words={blogPosts} examples={examples} />;
}
