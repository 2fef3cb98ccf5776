import { supportDesk } from "./contact-desks.ts";
import { type AnsweredForm, ContactForm } from "./contact-form.tsx";

/** The support page's form. */
export function SupportDesk({ answered }: { answered?: AnsweredForm }) {
  return <ContactForm desk={supportDesk} {...(answered && { answered })} />;
}
