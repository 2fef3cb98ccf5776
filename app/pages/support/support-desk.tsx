import type { FormAnswer } from "../../../contract/form-answer.ts";
import { ContactForm } from "../../enquiry-form/form.tsx";
import { supportDesk } from "../../enquiry-form/form-variants.ts";

export function SupportDesk({ answered }: { answered?: FormAnswer }) {
  return <ContactForm desk={supportDesk} {...(answered && { answered })} />;
}
