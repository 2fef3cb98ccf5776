import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

/** What a token is signed for. Each purpose has its own key (RFC 5869), so a token is valid for one purpose only. */
type SignedPurpose = "newsletter: leave" | "owner: action" | "secret: fingerprint";

/** Returns a token that contains the text and its signature, so that nothing needs to be stored. */
export function signToken(text: string, purpose: SignedPurpose, secret: string): string {
  return `${text}.${signature(text, purpose, secret)}`;
}

/** Returns a token's text, or null if none of these secrets signed it for this purpose. */
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

/** Cached, because an issue has a signed link for each subscriber. */
function keyFor(purpose: SignedPurpose, secret: string): Buffer {
  const name = `${purpose} ${secret}`;
  const known = keys.get(name);
  if (known) return known;
  const key = Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
  keys.set(name, key);
  return key;
}

const keys = new Map<string, Buffer>();

/** Compares in constant time. */
function isSame(ours: string, given: string): boolean {
  return given.length === ours.length && timingSafeEqual(Buffer.from(ours), Buffer.from(given));
}
