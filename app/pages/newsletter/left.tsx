import { newsletter } from "../../../content/pages/newsletter.ts";
import { addresses } from "../../../contract/addresses.ts";
import place from "../../../illustrations/drawn/letter-left.svg?picture";
import { pageMeta } from "../../document/page-meta.ts";
import { OnwardLink } from "./onward-link.tsx";
import { NewsletterPage, newsletterHandle } from "./page.tsx";

export const handle = newsletterHandle;

export const meta = pageMeta(newsletter.pages.left.head, { listed: false });

/** After the button of the unsubscribe page, however often it is pressed. */
export default function Left() {
  const { left } = newsletter.pages;
  return (
    <NewsletterPage place={place} {...left}>
      <OnwardLink href={addresses.newsletter}>{left.again}</OnwardLink>
    </NewsletterPage>
  );
}
