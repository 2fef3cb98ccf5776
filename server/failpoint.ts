import diagnosticsChannel from "node:diagnostics_channel";

const failpoints = diagnosticsChannel.channel("site:failpoint");

/** Publishes that a failpoint was reached. In production nobody subscribes; crash tests kill the process there. */
export function failpoint(name: Failpoint): void {
  if (failpoints.hasSubscribers) failpoints.publish({ name });
}

/** In the order an enquiry passes them. The mail server sees the steps from "leased" to "after-250". */
export type Failpoint =
  | "validated"
  | "before-commit"
  | "after-commit"
  | "leased"
  | "after-250"
  | "after-complete"
  // The following failpoints are in the sending of a newsletter issue.
  | "issue-frozen"
  | "issue-gathering";
