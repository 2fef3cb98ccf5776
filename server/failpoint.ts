import diagnosticsChannel from "node:diagnostics_channel";

const failpoints = diagnosticsChannel.channel("site:failpoint");

/** Publishes that a failpoint was reached. Only crash tests subscribe, and kill the process there. */
export function failpoint(name: Failpoint): void {
  if (failpoints.hasSubscribers) failpoints.publish({ name });
}

/** Points at which tests kill the server, in order. The mail is sent between "leased" and "after-250". */
export type Failpoint =
  | "validated"
  | "before-commit"
  | "after-commit"
  | "leased"
  | "after-250"
  | "after-complete"
  // Points in the sending of a newsletter issue.
  | "issue-frozen"
  | "issue-gathering";
