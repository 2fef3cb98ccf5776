/** Times in milliseconds. */
export interface TypingTimes {
  /** From one letter to the next. */
  typeSpeed: number;
  /** From one erased letter to the next. */
  backSpeed: number;
  /** How long a whole phrase stands before it is erased. */
  backDelay: number;
  /** Before the very first letter, on top of `typeSpeed`. */
  startDelay: number;
}

/** What can be read at a moment: so many letters of that phrase. */
export interface TypingStep {
  phrase: number;
  letters: number;
  erasing: boolean;
}

export const firstStep: TypingStep = { phrase: 0, letters: 0, erasing: false };

let segmenter: Intl.Segmenter | undefined;

/** The letters of a phrase as people count them: an accent belongs to its letter. */
export function lettersOf(phrase: string): string[] {
  segmenter ??= new Intl.Segmenter("en");
  return Array.from(segmenter.segment(phrase), ({ segment }) => segment);
}

/** The next change and how long it is away, in milliseconds; null when the last phrase stays. */
export function nextStep(
  { phrase, letters, erasing }: TypingStep,
  phrases: readonly string[],
  { typeSpeed, backSpeed, backDelay, startDelay, loop }: TypingTimes & { loop: boolean },
): { step: TypingStep; after: number } | null {
  const whole = lettersOf(phrases[phrase] ?? "").length;
  if (erasing && letters === 0) {
    const next = (phrase + 1) % phrases.length;
    return { step: { phrase: next, letters: 1, erasing: false }, after: typeSpeed };
  }
  if (erasing) return { step: { phrase, letters: letters - 1, erasing }, after: backSpeed };
  if (letters < whole) {
    const start = phrase === 0 && letters === 0 ? startDelay : 0;
    return { step: { phrase, letters: letters + 1, erasing }, after: start + typeSpeed };
  }
  if (!loop && phrase === phrases.length - 1) return null;
  return { step: { phrase, letters: letters - 1, erasing: true }, after: backDelay + backSpeed };
}
