import diagnosticsChannel from "node:diagnostics_channel";

const failpoints = diagnosticsChannel.channel("site:failpoint");

/** Announces that a failpoint was reached. Only crash tests subscribe; they kill the process there. */
export function failpoint(name: Failpoint): void {
  if (failpoints.hasSubscribers) failpoints.publish({ name });
}

/** Points where tests kill the server, in the order reached. The email is sent between "leased" and "after-250". */
export type Failpoint =
  | "validated"
  | "before-commit"
  | "after-commit"
  | "leased"
  | "after-250"
  | "after-complete"
  // The rest are reached while a newsletter issue is being sent.
  | "issue-frozen"
  | "issue-gathering";
