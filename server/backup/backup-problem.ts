/** Why a backup can't be made or put back: one line for the owner that says what was found and what to do. */
export class BackupProblem extends Error {
  override name = "BackupProblem";
}

/** "ENOSPC" */
export function codeOf(fault: unknown): string {
  return fault instanceof Error && "code" in fault ? String(fault.code) : "no reason given";
}
