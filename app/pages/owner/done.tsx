import place from "drawing:letter-confirmed";
import { owner } from "../../../content/pages/owner.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { NewsletterPage, newsletterLayout } from "../newsletter/page.tsx";

export const layout = newsletterLayout;

export const meta = pageMeta(owner.done.head, { listed: false });

/** Shown after an owner action that has no undo action. */
export default function OwnerDone() {
  return <NewsletterPage place={place} {...owner.done} ground={owner.ground} />;
}
