/** What is used of pino: a test needs no more. */
export type EventLog<Level extends "info" | "warn" | "error"> = Record<
  Level,
  (details: object, message: string) => void
>;
