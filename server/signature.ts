import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

/** What a link is signed for: each has a key of its own (RFC 5869), so that none opens another. */
export type SignedPurpose = "newsletter: leave" | "owner: action" | "secret: fingerprint";

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
export function isSigned(
  { text, given }: { text: string; given: string },
  purpose: SignedPurpose,
  secret: string,
): boolean {
  const [ours, theirs] = [signature(text, purpose, secret), given].map((each) => Buffer.from(each));
  return ours !== undefined && theirs?.length === ours.length && timingSafeEqual(ours, theirs);
}
