import { type ActionFunctionArgs, data } from "react-router";
import { formAnswerContext, statusOfAnswer } from "../../contract/form-answer.ts";

/** The action of every page with a form: returns the result that the server has put into the context. */
export async function formAction({ context }: Pick<ActionFunctionArgs, "context">) {
  const answer = context.get(formAnswerContext);
  return data(answer, { status: statusOfAnswer(answer) });
}
