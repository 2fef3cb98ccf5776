/** The error's name: its message may quote what a visitor typed. */
export function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
