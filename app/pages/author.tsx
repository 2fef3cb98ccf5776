import { author } from "../../content/author.ts";
import type { PageHandle } from "../page-handle.ts";
import { pageMeta } from "../page-meta.ts";
import { AuthorContact } from "./author-contact.tsx";
import { AuthorHead } from "./author-head.tsx";
import { AuthorPosts } from "./author-posts.tsx";

export const meta = () => pageMeta(author.head);

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
