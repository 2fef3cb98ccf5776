/** Actions on an issue, by command or by a button in an email. */
export const issueActions = ["hold-issue", "resume-issue", "stop-issue", "send-in-doubt"] as const;
export type IssueAction = (typeof issueActions)[number];

/** Actions on an enquiry, or on all enquiries of one email. */
const enquiryActions = [
  "answered",
  "not-needed",
  "open-again",
  "answered-all",
  "not-needed-all",
  "open-all-again",
] as const;

/** Actions on a quarantined item, or on all of one email. */
const quarantineActions = ["release", "delete", "release-all", "delete-all"] as const;
export type QuarantineAction = (typeof quarantineActions)[number];

/** Actions for an alert. */
const alertActions = ["send-again", "confirm-clock"] as const;
export type AlertAction = (typeof alertActions)[number];

export const ownerActions = [
  ...issueActions,
  ...enquiryActions,
  ...quarantineActions,
  ...alertActions,
] as const;
export type OwnerAction = (typeof ownerActions)[number];

/** The address of the page with the action's button. */
export function ownerActionAddress(action: OwnerAction): string {
  return `/owner/${action}`;
}

/** @throws Error when there is no such page */
export function ownerActionAt(address: string): OwnerAction {
  const action = ownerActions.find((each) => ownerActionAddress(each) === address);
  if (!action) throw new Error(`${address} is no page of an action`);
  return action;
}
