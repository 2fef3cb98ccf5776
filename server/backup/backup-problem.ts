/**
 * Thrown when a backup cannot be made or restored. The message is one line that tells the owner what was found and what
 * to do.
 */
export class BackupProblem extends Error {
  override name = "BackupProblem";
}
