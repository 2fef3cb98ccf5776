import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

/** What a token is signed for: each has a key of its own (RFC 5869), so that none opens another. */
export type SignedPurpose = "newsletter: leave" | "owner: action" | "secret: fingerprint";

/** What the token says, and who signed it: nothing is stored of it. */
export function signToken(text: string, purpose: SignedPurpose, secret: string): string {
  return `${text}.${signature(text, purpose, secret)}`;
}

/** What a token of {@link signToken} says; null: none of the secrets signed it, or for another purpose. */
export function readToken(token: string, purpose: SignedPurpose, secrets: readonly string[]): string | null {
  const [, text = "", given = ""] = /^(.+)\.([\w-]{22})$/.exec(token) ?? [];
  return secrets.some((secret) => isSame(signature(text, purpose, secret), given)) ? text : null;
}

/** 128 bits of HMAC-SHA-256, in 22 characters. */
export function signature(text: string, purpose: SignedPurpose, secret: string): string {
  return createHmac("sha256", keyFor(purpose, secret))
    .update(text)
    .digest()
    .subarray(0, 16)
    .toString("base64url");
}

/** Made once: an issue has a link for each subscriber. */
function keyFor(purpose: SignedPurpose, secret: string): Buffer {
  const name = `${purpose} ${secret}`;
  const known = keys.get(name);
  if (known) return known;
  const key = Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
  keys.set(name, key);
  return key;
}

const keys = new Map<string, Buffer>();

/** Takes as long wherever the first difference is. */
function isSame(ours: string, given: string): boolean {
  return given.length === ours.length && timingSafeEqual(Buffer.from(ours), Buffer.from(given));
}
