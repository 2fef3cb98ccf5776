import type { Cell } from "../table.ts";
import type { Verdict } from "./ledger.ts";
import type { LoadFigures, Sending } from "./steady-load.ts";

/** Returns the rows about enquiries for a run's results table. */
export function verdictRows(verdict: Verdict, load: LoadFigures, sending: Sending): Record<string, Cell> {
  return {
    "enquiries sent": sending.sent,
    "promised (answer 200)": verdict.accepted,
    "promised, and received by the mail server": verdict.delivered,
    "promised, and still in the outbox": verdict.open,
    "promised, and lost": verdict.lost.length,
    "stored twice": verdict.storedTwice.length,
    "second copies of a mail": verdict.copies,
    "answers 503": load.busy,
    "answers 429": load.tooMany,
    "other answers": load.others.length,
    "without an answer: refused or cut by the server": load.noAnswer,
    "never promised, also when sent again": sending.unanswered,
  };
}

/** Returns the problems that make the run fail. */
export function verdictProblems(
  { lost, storedTwice, foreign }: Verdict,
  load: LoadFigures,
  sending: Sending,
) {
  const few = (enquiries: number[]) => enquiries.slice(0, 5).join(", ");
  return [
    ...(lost.length > 0 ? [`Lost: ${lost.length} enquiries that were promised, as ${few(lost)}.`] : []),
    ...(storedTwice.length > 0
      ? [`Stored twice: ${storedTwice.length} enquiries, as ${few(storedTwice)}.`]
      : []),
    ...(foreign > 0 ? [`${foreign} mails tell of no enquiry of this run.`] : []),
    ...(sending.unanswered > 0 ? [`${sending.unanswered} enquiries were never promised.`] : []),
    ...(load.others.length > 0
      ? [`Answers that nobody should get: ${[...new Set(load.others)].join(", ")}.`]
      : []),
  ];
}
