import { type ProvenForm, proofField } from "../../../contract/proof-forms.ts";
import solver from "./solver.ts?worker&url";

/** The attributes of a form that brings a proof of work along where the server wants one: see `prove-work.ts`. */
export function askForProof(form: ProvenForm) {
  return { "data-proof": form, "data-solver": solver };
}

/** The proof that is ready by now, for a form that is sent by script. */
export function proofIn(form: FormData): string | undefined {
  return form.get(proofField)?.toString();
}
