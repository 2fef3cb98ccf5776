/** Says in the log that something was held back, and nothing of whom or what. */
export function logQuarantined(log: { warn(details: object, message: string): void }): (id: string) => void {
  return (id) => log.warn({ id }, "quarantine: held back as spam, the owner decides");
}
