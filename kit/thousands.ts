/**
 * Adds thousands separators to a number, as in 16,797.5. Does not use `Intl`, because its first use blocks a slow phone
 * noticeably, and a counter formats a number on every frame.
 */
export function withThousands(written: string): string {
  return written.replace(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g, ",");
}
