/**
 * Returns 128 random bits. Does not use `crypto.randomUUID`, which is not available on plain http, such as on a
 * laptop's server in a local network.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
