export interface AccessibilityWords {
  /** What a screen reader says of it. */
  told: string;
  /** What was left out, and why. */
  leftOut?: string;
}

/** By the component's file. */
export type AccessibilityOf = Readonly<Record<string, AccessibilityWords>>;
