import { addresses } from "../addresses.ts";

/** What an owner may do with an issue, by a command or by the button behind a link in an email. */
export type IssueAction = "hold-issue" | "resume-issue" | "stop-issue" | "send-in-doubt";

/** Where the button of each is. */
export const issueActionAddresses: Readonly<Record<IssueAction, string>> = {
  "hold-issue": addresses.holdIssue,
  "resume-issue": addresses.resumeIssue,
  "stop-issue": addresses.stopIssue,
  "send-in-doubt": addresses.sendInDoubt,
};

export const issueActions = Object.keys(issueActionAddresses) as IssueAction[];

/** @throws Error where there is no such page */
export function issueActionAt(address: string): IssueAction {
  const action = issueActions.find((each) => issueActionAddresses[each] === address);
  if (!action) throw new Error(`${address} is no page of an action`);
  return action;
}
