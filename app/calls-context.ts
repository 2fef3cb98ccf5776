import { createContext } from "react-router";
import type { CallError } from "../contract/call-error.ts";

/** What a form posted without JavaScript is answered with. */
export type FormAnswer = { ok: true } | RefusedForm;
/** The same for the button behind a link; `known`: whether the link is one of ours and not worn out. */
export type LinkAnswer = { ok: true; known: boolean } | RefusedForm;

export interface RefusedForm {
  ok: false;
  /** Of the HTTP answer. */
  status: number;
  error: CallError;
}

/** The server's calls, as the actions of pages reach them. Set for each request by the server. */
export interface Calls {
  sendContactForm(form: Record<string, string>): Promise<FormAnswer>;
  addSubscriber(form: Record<string, string>): Promise<FormAnswer>;
  confirmSubscription(token: string): Promise<LinkAnswer>;
  leaveList(token: string): Promise<LinkAnswer>;
}

export const callsContext = createContext<Calls>();

/** A posted form as text by name; a file, which none of our forms asks for, is left out. */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const form = await request.formData();
  return Object.fromEntries(
    [...form].filter((field): field is [string, string] => typeof field[1] === "string"),
  );
}

/** The token of a link in a mail, from the query of its address. */
export function readToken(request: Request): string {
  return new URL(request.url).searchParams.get("token") ?? "";
}
