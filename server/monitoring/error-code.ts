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
