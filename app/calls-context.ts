import { createContext } from "react-router";
import type { CallError } from "../server/enquiries/call-error.ts";

/** What a form posted without JavaScript is answered with. */
export type FormAnswer = { ok: true } | { ok: false; status: number; error: CallError };

/** The server's calls, as the actions of pages reach them. Set for each request by the server. */
export interface Calls {
  sendContactForm(form: Record<string, string>): Promise<FormAnswer>;
}

export const callsContext = createContext<Calls>();

/** A posted form as text by name; a file, which none of our forms asks for, is left out. */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const form = await request.formData();
  return Object.fromEntries(
    [...form].filter((field): field is [string, string] => typeof field[1] === "string"),
  );
}
