/** 128 random bits. Not `randomUUID`, which a page on plain http (a phone trying a laptop's server) lacks. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
