import { contact } from "../../content/contact.ts";
import { site } from "../../site.config.ts";
import type { PageHandle } from "../page-handle.ts";
import { ContactResponse } from "./contact-response.tsx";
import styles from "./sent.module.css";

export const handle = {
  depth: "−24 m",
  bodyClass: "contact-page grey-background",
  navbar: { sticky: true, action: { variant: "outline", color: "dark" } },
} satisfies PageHandle;

export const meta = () => [
  { title: `${contact.success.title}: ${site.name}` },
  { name: "robots", content: "noindex" },
];

/** Answers a contact form that was posted without JavaScript. */
export default function Sent() {
  return (
    <section className={`container ${styles.sent}`}>
      <p className="depth">
        <b>{contact.depth}</b> {contact.place}
      </p>
      <h1>{contact.answered.thanks}</h1>
      <h2 className={styles.promise}>{contact.answered.promise}</h2>
      <ContactResponse failure={null} />
    </section>
  );
}
