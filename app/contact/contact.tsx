import { data, redirect } from "react-router";
import { contact } from "../../content/contact.ts";
import { site } from "../../site.config.ts";
import { callsContext, readForm } from "../calls-context.ts";
import type { PageHandle } from "../page-handle.ts";
import type { Route } from "./+types/contact.ts";
import styles from "./contact.module.css";
import { ContactDetails } from "./contact-details.tsx";
import { ContactForm } from "./contact-form.tsx";
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

/** The form posted without JavaScript: the server's own rule, then a page that a reload does not send again. */
export async function action({ request, context }: Route.ActionArgs) {
  const entered = await readForm(request);
  const answer = await context.get(callsContext).sendContactForm(entered);
  if (answer.ok) return redirect("/contact/sent", 303);
  return data({ error: answer.error, entered }, { status: answer.status });
}

export default function Contact({ actionData }: Route.ComponentProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.page}>
        <ContactGround />
        <div className={styles.form}>
          <ContactForm {...(actionData && { answered: actionData })} />
        </div>
        <ContactDetails />
      </div>
    </div>
  );
}
