import { supportDesk } from "../../enquiry-form/desks.ts";
import { type AnsweredForm, ContactForm } from "../../enquiry-form/form.tsx";

/** The support page's form. */
export function SupportDesk({ answered }: { answered?: AnsweredForm }) {
  return <ContactForm desk={supportDesk} {...(answered && { answered })} />;
}
