import { userInfo } from "node:os";

/** Returns the operating system's error code, such as "ENOSPC". */
export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "no reason given";
}

/** Returns `otherwise` if a file does not exist. */
export async function unlessMissing<Result>(work: Promise<Result>, otherwise: Result): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return otherwise;
    throw error;
  }
}

/** Returns the code and, if this user's rights are the problem, the user's name, for example "EACCES as stackhouse". */
export function refusalOf(error: unknown): string {
  const code = codeOf(error);
  return code === "EACCES" || code === "EPERM" ? `${code} as ${thisUser()}` : code;
}

/** Returns the user's name, or the number if the user has no name, as in some containers. */
export function thisUser(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.()}`;
  }
}

/** Returns only the error's name, because its message may quote what a visitor typed. */
export function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}

/**
 * Returns the first frame of an error's stack, such as "at render (…:12:3)", or null if it is unknown. Skips the
 * message, because it may quote a visitor's text, and a line of that text may look like a frame.
 */
export function codeLocation(error: unknown): string | null {
  if (!(error instanceof Error) || error.stack === undefined) return null;
  const begin = error.stack.indexOf(error.message);
  // If the message was changed later, the stack still contains the old message, whose end is then unknown.
  const known = begin >= 0 && !error.stack.slice(0, begin).includes("\n");
  if (!known) return null;
  return /^\s+at .*$/m.exec(error.stack.slice(begin + error.message.length))?.[0].trim() ?? null;
}
