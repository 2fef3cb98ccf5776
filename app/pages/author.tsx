import { author } from "../../content/author.ts";
import { site } from "../../site.config.ts";
import type { PageHandle } from "../page-handle.ts";
import { AuthorContact } from "./author-contact.tsx";
import { AuthorHead } from "./author-head.tsx";
import { AuthorPosts } from "./author-posts.tsx";

export const meta = () => [
  { title: `${author.name}: ${site.name}` },
  { name: "description", content: author.lead },
];

export const handle = {
  depth: "−28 m",
  navbar: { transparent: true, darkText: true, action: { variant: "outline", color: "dark" } },
} satisfies PageHandle;

/** A demo page: somebody who writes, and what they wrote. */
export default function Author() {
  return (
    <>
      <AuthorHead />
      <AuthorPosts />
      <AuthorContact />
    </>
  );
}
