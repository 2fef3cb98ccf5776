/** How phrases are typed. All times are in milliseconds. */
export interface TypingTimes {
  /** The time per typed character. */
  typeSpeed: number;
  /** The time per erased character. */
  backSpeed: number;
  /** The time that a complete phrase stays before it is erased. */
  backDelay: number;
  /** The delay before the first character, in addition to `typeSpeed`. */
  startDelay: number;
  /** Whether typing starts again after the last phrase. */
  loop: boolean;
}

/**
 * A state of the animation: the index of the phrase, how many of its characters are visible, and whether they are being
 * erased.
 */
export interface TypingStep {
  phrase: number;
  letters: number;
  erasing: boolean;
}

export const firstStep: TypingStep = { phrase: 0, letters: 0, erasing: false };

/** Splits a phrase into characters as readers see them, so that an accent stays with its letter. */
export function lettersOf(phrase: string): string[] {
  // The first use of `Intl.Segmenter` takes a slow phone longer than all else that types.
  if (/^[ -~]*$/.test(phrase)) return [...phrase];
  return Array.from(new Intl.Segmenter("en").segment(phrase), ({ segment }) => segment);
}

/** Returns the next step and the delay before it in milliseconds, or null if typing ends after the last phrase. */
export function nextStep(
  { phrase, letters, erasing }: TypingStep,
  phrases: readonly string[],
  { typeSpeed, backSpeed, backDelay, startDelay, loop }: TypingTimes,
): { step: TypingStep; after: number } | null {
  // The phrases may still be loading, or have become fewer.
  if (phrases.length === 0) return null;
  if (phrase >= phrases.length) return { step: firstStep, after: 0 };
  const whole = lettersOf(phrases[phrase] ?? "").length;
  if (erasing && letters <= 0) {
    const next = (phrase + 1) % phrases.length;
    return { step: { phrase: next, letters: 1, erasing: false }, after: typeSpeed };
  }
  if (erasing) return { step: { phrase, letters: letters - 1, erasing }, after: backSpeed };
  if (letters < whole) {
    const start = phrase === 0 && letters === 0 ? startDelay : 0;
    return { step: { phrase, letters: letters + 1, erasing }, after: start + typeSpeed };
  }
  if (!loop && phrase === phrases.length - 1) return null;
  return {
    step: { phrase, letters: Math.min(letters, whole) - 1, erasing: true },
    after: backDelay + backSpeed,
  };
}
