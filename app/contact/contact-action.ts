import { type ActionFunctionArgs, data, redirect } from "react-router";
import { callsContext } from "../calls-context.ts";

/** A contact form posted without JavaScript: the server's own rule, then a page that a reload does not send again. */
export async function answerContactForm({
  request,
  context,
}: Pick<ActionFunctionArgs, "request" | "context">) {
  const form = await request.formData();
  const entered = Object.fromEntries(
    [...form].filter((field): field is [string, string] => isText(field[1])),
  );
  const answer = await context.get(callsContext).sendContactForm(entered);
  if (answer.ok) return redirect("/contact/sent", 303);
  return data({ error: answer.error, entered }, { status: answer.status });
}

function isText(value: FormDataEntryValue) {
  return typeof value === "string";
}
