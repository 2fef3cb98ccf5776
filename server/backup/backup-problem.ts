/** Why a backup can't be made or put back: one line for the owner that says what was found and what to do. */
export class BackupProblem extends Error {
  override name = "BackupProblem";
}
