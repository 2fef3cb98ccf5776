import { type ActionFunctionArgs, data, redirect } from "react-router";
import { callsContext, readForm } from "../calls-context.ts";

/** A contact form posted without JavaScript: the server's own rule, then a page that a reload does not send again. */
export async function answerContactForm({
  request,
  context,
}: Pick<ActionFunctionArgs, "request" | "context">) {
  const entered = await readForm(request);
  const answer = await context.get(callsContext).sendContactForm(entered);
  if (answer.ok) return redirect("/contact/sent", 303);
  return data({ error: answer.error, entered }, { status: answer.status });
}
