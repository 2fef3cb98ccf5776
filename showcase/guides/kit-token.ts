/** Tokens that belong together, as the style sheet has them. */
export interface TokenGroup {
  /** The comment above them. */
  about: string;
  tokens: readonly KitToken[];
}

export interface KitToken {
  name: string;
  /** For both themes, or one for each. */
  values: readonly string[];
  isColour: boolean;
  /** What it is in windows of some widths. */
  elsewhere: readonly { value: string; condition: string }[];
}
