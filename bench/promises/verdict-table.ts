import type { Cell } from "../table.ts";
import type { Verdict } from "./ledger.ts";
import type { LoadFigures, Sending } from "./steady-load.ts";

/** Returns the rows about enquiries for a run's results table. */
export function verdictRows(verdict: Verdict, load: LoadFigures, sending: Sending): Record<string, Cell> {
  return {
    "enquiries sent": sending.sent,
    "confirmed (status 200)": verdict.accepted,
    "confirmed, and received by the mail server": verdict.delivered,
    "confirmed, and still in the outbox": verdict.open,
    "confirmed, and lost": verdict.lost.length,
    "stored twice": verdict.storedTwice.length,
    "duplicate emails": verdict.copies,
    "503 responses": load.busy,
    "429 responses": load.tooMany,
    "other responses": load.others.length,
    "no response: refused or cut by the server": load.noAnswer,
    "never confirmed, even when sent again": sending.unanswered,
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
    ...(lost.length > 0 ? [`Lost: ${lost.length} enquiries that were confirmed, such as ${few(lost)}.`] : []),
    ...(storedTwice.length > 0
      ? [`Stored twice: ${storedTwice.length} enquiries, such as ${few(storedTwice)}.`]
      : []),
    ...(foreign > 0 ? [`${foreign} emails belong to no enquiry of this run.`] : []),
    ...(sending.unanswered > 0 ? [`${sending.unanswered} enquiries were never confirmed.`] : []),
    ...(load.others.length > 0 ? [`Unexpected responses: ${[...new Set(load.others)].join(", ")}.`] : []),
  ];
}
