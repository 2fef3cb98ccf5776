import diagnosticsChannel from "node:diagnostics_channel";

const stages = diagnosticsChannel.channel("site:stage");

/**
 * Says that an enquiry or its mail has reached a stage. Nobody listens in production; the crash tests do,
 * and kill the process there.
 */
export function reachStage(stage: Stage): void {
  if (stages.hasSubscribers) stages.publish({ stage });
}

/** In the order an enquiry passes them; the mail server sees what lies between "claimed" and "after-250". */
export type Stage = "validated" | "before-commit" | "after-commit" | "claimed" | "after-250" | "after-mark";
