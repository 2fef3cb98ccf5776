/** Returns only the error's name, because its message may quote what a visitor typed. */
export function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
