import { type ActionFunctionArgs, data } from "react-router";
import { formAnswerContext, statusOfAnswer } from "../../contract/form-answer.ts";

/** The action of every page with a form: hands over to the page what the server has decided already. */
export async function formAction({ context }: Pick<ActionFunctionArgs, "context">) {
  const answer = context.get(formAnswerContext);
  return data(answer, { status: statusOfAnswer(answer) });
}
