export interface AccessibilityWords {
  /** What a screen reader says of it. */
  told: string;
  /** What was left out, and why. */
  leftOut?: string;
}

/** What is heard of each component, by its file's name. */
export const accessibility: Readonly<Record<string, AccessibilityWords>> = {
  button: {
    told: "“Button” and its words, or “link” with `href`. A button that is only a sign takes `aria-label`.",
  },
};
