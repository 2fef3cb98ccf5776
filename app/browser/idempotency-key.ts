/**
 * Returns 128 random bits in hexadecimal. Does not use `crypto.randomUUID`, which is unavailable over plain HTTP, for
 * example from a development server on the local network.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
