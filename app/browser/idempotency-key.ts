/** Returns 128 random bits in hexadecimal. Unlike `crypto.randomUUID`, works over plain HTTP, as in development. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
