/** The part of pino's interface that the server uses. Tests need to replace only this part. */
export type EventLog<Level extends "info" | "warn" | "error"> = Record<
  Level,
  (details: object, message: string) => void
>;
