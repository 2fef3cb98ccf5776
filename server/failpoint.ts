import diagnosticsChannel from "node:diagnostics_channel";

const failpoints = diagnosticsChannel.channel("site:failpoint");

/**
 * Says that an enquiry, its mail or an issue has reached a failpoint. Nobody listens in production; the crash tests do,
 * and kill the process there.
 */
export function failpoint(name: Failpoint): void {
  if (failpoints.hasSubscribers) failpoints.publish({ name });
}

/** In the order an enquiry passes them; the mail server sees what lies between "leased" and "after-250". */
export type Failpoint =
  | "validated"
  | "before-commit"
  | "after-commit"
  | "leased"
  | "after-250"
  | "after-complete"
  // Of an issue of the newsletter.
  | "issue-frozen"
  | "issue-gathering";
