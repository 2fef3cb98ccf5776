/** Returns the operating system's error code, such as "ENOSPC". */
export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "no reason given";
}
