import { contact } from "../../content/contact.ts";
import { site } from "../../site.config.ts";
import type { PageHandle } from "../page-handle.ts";
import type { Route } from "./+types/contact.ts";
import styles from "./contact.module.css";
import { answerContactForm } from "./contact-action.ts";
import { frontDesk } from "./contact-desks.ts";
import { ContactDetails } from "./contact-details.tsx";
import { ContactForm, contactTitle } from "./contact-form.tsx";
import { ContactGround } from "./contact-ground.tsx";

export const handle = {
  hydrate: true,
  depth: "−48 m",
  edge: false,
  bodyClass: "contact-page grey-background",
  navbar: { sticky: true, action: { variant: "outline", color: "dark" } },
} satisfies PageHandle;

export const meta = () => [
  { title: `${contact.title}: ${site.name}` },
  { name: "description", content: contact.intro },
];

export async function action(args: Route.ActionArgs) {
  return answerContactForm(args);
}

export default function Contact({ actionData }: Route.ComponentProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.page}>
        <ContactGround />
        <div className={styles.form}>
          <ContactForm desk={frontDesk} {...(actionData && { answered: actionData })}>
            <p className="depth">
              <b>{contact.depth}</b> {contact.place}
            </p>
            <h1 id={contactTitle} className={styles.title}>
              {contact.title}
            </h1>
            <p className={`lead ${styles.intro}`}>{contact.intro}</p>
          </ContactForm>
        </div>
        <ContactDetails />
      </div>
    </div>
  );
}
