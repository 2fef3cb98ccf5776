import { z } from "zod";

export type Proof = z.infer<typeof proof>;

/** A challenge and its solution as our pages send them, to the letter; null: it is something else. */
export function readProof(text: string): Proof | null {
  if (text.length > mostCharacters) return null;
  const parsed = proof.safeParse(parseJson(text));
  // Whoever may write the same proof in several ways could make of one text what passes for another.
  return parsed.success && JSON.stringify(parsed.data) === text ? parsed.data : null;
}

/** Characters: twice what ours have. */
const mostCharacters = 1_000;

const proof = z.strictObject({
  challenge: z.strictObject({
    parameters: z.strictObject({
      algorithm: z.string(),
      cost: z.int(),
      data: z.strictObject({ form: z.string() }),
      expiresAt: z.int(),
      keyLength: z.int(),
      keyPrefix: z.string(),
      nonce: z.string(),
      salt: z.string(),
    }),
    signature: z.string(),
  }),
  solution: z.strictObject({ counter: z.int(), derivedKey: z.string() }),
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
