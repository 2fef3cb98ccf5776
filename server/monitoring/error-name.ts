/** An error's message may quote what a visitor typed; its name doesn't. */
export function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
