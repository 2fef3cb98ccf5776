/** The part of pino in use, so that tests need no more. */
export type EventLog<Level extends "info" | "warn" | "error"> = Record<
  Level,
  (details: object, message: string) => void
>;
