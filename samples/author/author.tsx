import { outlinedNavbar, type PageLayout } from "../../app/document/page-layout.ts";
import { pageMeta } from "../../app/document/page-meta.ts";
import { author } from "../../content/pages/author.ts";
import { AuthorContact } from "./contact.tsx";
import { AuthorHead } from "./head.tsx";
import { AuthorPosts } from "./posts.tsx";

export const meta = pageMeta(author.head);

export const layout = { depth: "−44 m", navbar: outlinedNavbar } satisfies PageLayout;

/** A sample page: an author and their posts. */
export default function Author() {
  return (
    <>
      <AuthorHead />
      <AuthorPosts />
      <AuthorContact />
    </>
  );
}
