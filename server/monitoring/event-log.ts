/** The part of pino's interface that is used, so that tests need to replace no more. */
export type EventLog<Level extends "info" | "warn" | "error"> = Record<
  Level,
  (details: object, message: string) => void
>;
