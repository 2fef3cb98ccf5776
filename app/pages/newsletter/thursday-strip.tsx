import { newsletter } from "../../../content/pages/newsletter.ts";
import { newsletterIssues } from "../../../content/pages/newsletter-issues.ts";
import { addresses } from "../../../contract/addresses.ts";
import { HeadedSection } from "../../document/sections/headed-section.tsx";
import { OnwardLink } from "../../document/sections/onward-link.tsx";
import { SignupForm, type SignupPage } from "./signup-form.tsx";
import styles from "./thursday-strip.module.css";

/** The signup form laid out as a strip, for pages without React. */
export function ThursdayStrip({ page }: { page: SignupPage }) {
  const { ground } = newsletter.strip;
  return (
    <HeadedSection
      id="thursday"
      ground={ground}
      title={newsletter.title}
      text={newsletter.description}
      under={page === "home" && <OnwardLink href={addresses.issues}>{newsletterIssues.read}</OnwardLink>}
      wide
      className={styles.strip}
    >
      <SignupForm page={page} />
    </HeadedSection>
  );
}
