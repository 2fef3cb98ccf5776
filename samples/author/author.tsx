import { outlinedNavbar, type PageHandle } from "../../app/document/page-handle.ts";
import { pageMeta } from "../../app/document/page-meta.ts";
import { bedrockDepths } from "../../content/ground-labels.ts";
import { author } from "../../content/pages/author.ts";
import { AuthorContact } from "./contact.tsx";
import { AuthorHead } from "./head.tsx";
import { AuthorPosts } from "./posts.tsx";

export const meta = pageMeta(author.head);

export const handle = { depth: bedrockDepths.author, navbar: outlinedNavbar } satisfies PageHandle;

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
