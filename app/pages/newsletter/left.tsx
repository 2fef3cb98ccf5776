import place from "drawing:letter-left";
import { newsletter } from "../../../content/pages/newsletter.ts";
import { addresses } from "../../../contract/addresses.ts";
import { Button } from "../../../kit/button/button.tsx";
import { pageMeta } from "../../document/page-meta.ts";
import { NewsletterPage, newsletterLayout } from "./page.tsx";

export const layout = newsletterLayout;

export const meta = pageMeta(newsletter.pages.left, { listed: false });

/** Shown whenever the button on the unsubscribe page is pressed, even a second time. */
export default function Left() {
  const { left } = newsletter.pages;
  return (
    <NewsletterPage place={place} {...left}>
      <Button href={addresses.newsletter} color="dark" variant="outline" size="lg">
        {left.again}
      </Button>
    </NewsletterPage>
  );
}
