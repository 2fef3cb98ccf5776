/** What an owner may do with an issue, by a command or by the button behind a link in an email. */
export const issueActions = ["hold-issue", "resume-issue", "stop-issue", "send-in-doubt"] as const;
export type IssueAction = (typeof issueActions)[number];

/** With an enquiry, or with all that one email tells of. */
export const enquiryActions = [
  "answered",
  "not-needed",
  "open-again",
  "answered-all",
  "not-needed-all",
  "open-all-again",
] as const;

/** With something in quarantine, or with all that one email tells of. */
export const quarantineActions = ["release", "delete", "release-all", "delete-all"] as const;
export type QuarantineAction = (typeof quarantineActions)[number];

/** With what an alert tells of. */
export const alertActions = ["send-again", "confirm-clock"] as const;
export type AlertAction = (typeof alertActions)[number];

export const ownerActions = [
  ...issueActions,
  ...enquiryActions,
  ...quarantineActions,
  ...alertActions,
] as const;
export type OwnerAction = (typeof ownerActions)[number];

/** Where the button of each is. */
export function ownerActionAddress(action: OwnerAction): string {
  return `/owner/${action}`;
}

/** @throws Error where there is no such page */
export function ownerActionAt(address: string): OwnerAction {
  const action = ownerActions.find((each) => ownerActionAddress(each) === address);
  if (!action) throw new Error(`${address} is no page of an action`);
  return action;
}
