/** Why a backup cannot be made or restored: one line for the owner with what was found and what to do. */
export class BackupProblem extends Error {
  override name = "BackupProblem";
}
