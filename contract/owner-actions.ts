/** What an owner can do with an issue, by command or with the button on a page that an email links to. */
export const issueActions = ["hold-issue", "resume-issue", "stop-issue", "send-in-doubt"] as const;
export type IssueAction = (typeof issueActions)[number];

/** What an owner can do with an enquiry, or with all enquiries listed in an email. */
const enquiryActions = [
  "answered",
  "not-needed",
  "open-again",
  "answered-all",
  "not-needed-all",
  "open-all-again",
] as const;

/** What an owner can do with a quarantined item, or with all items listed in an email. */
const quarantineActions = ["release", "delete", "release-all", "delete-all"] as const;
export type QuarantineAction = (typeof quarantineActions)[number];

/** What an owner can do in response to an alert. */
const alertActions = ["send-again", "confirm-clock"] as const;
export type AlertAction = (typeof alertActions)[number];

export const ownerActions = [
  ...issueActions,
  ...enquiryActions,
  ...quarantineActions,
  ...alertActions,
] as const;
export type OwnerAction = (typeof ownerActions)[number];

/** The path of the page with the action's button. */
export function ownerActionAddress(action: OwnerAction): string {
  return `/owner/${action}`;
}

/** @throws Error if no action has this path */
export function ownerActionAt(address: string): OwnerAction {
  const action = ownerActions.find((each) => ownerActionAddress(each) === address);
  if (!action) throw new Error(`${address} is not an action's page`);
  return action;
}
