/** A group of tokens in the style sheet. */
export interface TokenGroup {
  /** The comment above the group. */
  about: string;
  tokens: readonly KitToken[];
}

export interface KitToken {
  name: string;
  /** One value for both themes, or one for each. */
  values: readonly string[];
  isColour: boolean;
  /** Values under media queries. */
  elsewhere: readonly { value: string; condition: string }[];
}
