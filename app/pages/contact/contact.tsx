import { contact } from "../../../content/pages/contact.ts";
import type { PageOptions } from "../../../contract/render-page.ts";
import { Island } from "../../browser/island.tsx";
import type { PageLayout } from "../../document/page-layout.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { islands } from "./contact.islands.ts";
import styles from "./contact.module.css";
import { ContactDetails } from "./details.tsx";
import { ContactGround } from "./ground.tsx";

export const layout = {
  hydrate: "app/pages/contact/contact.islands",
  depth: "−48 m",
  edge: false,
  bodyClass: "contact-page grey-background",
  navbar: { sticky: true, action: { variant: "outline", color: "dark" } },
} satisfies PageLayout;

export const meta = pageMeta(contact.head);

export default function Contact({ answer }: PageOptions) {
  return (
    <div className={`fills ${styles.frame}`}>
      <div className={styles.page}>
        <ContactGround />
        <Island
          in={islands}
          name="FrontDesk"
          props={answer && { answered: answer }}
          className={styles.form}
        />
        <ContactDetails />
      </div>
    </div>
  );
}
