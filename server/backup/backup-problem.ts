/** A failed backup or restore, with a one-line message that tells the owner what was found and what to do. */
export class BackupProblem extends Error {
  override name = "BackupProblem";
}
