import type { FormAnswer } from "../../../contract/form-answer.ts";
import { supportDesk } from "../../enquiry-form/desks.ts";
import { ContactForm } from "../../enquiry-form/form.tsx";

/** The support page's form. */
export function SupportDesk({ answered }: { answered?: FormAnswer }) {
  return <ContactForm desk={supportDesk} {...(answered && { answered })} />;
}
