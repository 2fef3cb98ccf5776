"use client";

import clsx from "clsx";
import { type ComponentProps, type ReactNode, useEffect, useState } from "react";
import { Button } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import { usePrefersReducedMotion } from "../media-query.ts";
import { ownText } from "../own-text.ts";
import { type Translated, translator } from "../translation.ts";
import styles from "./typed-headline.module.css";
import { firstStep, lettersOf, nextStep, type TypingTimes } from "./typing.ts";

export interface TypedHeadlineProps
  extends Partial<TypingTimes>,
    Translated<"Pause the typing" | "Go on typing">,
    ComponentProps<"div"> {
  /** The phrases, which are typed one after the other. Screen readers announce all of them at once. */
  phrases: readonly string[];
  /** Whether typing starts again after the last phrase. */
  loop?: boolean;
  /** The HTML element of the headline. */
  as?: "h1" | "h2" | "h3" | "p";
  /** The fixed text before the phrase. */
  children?: ReactNode;
}

/**
 * A headline that types phrases one after the other. All phrases are in the HTML and lie on top of each other, so that
 * the tallest sets the height; typing only shows and hides characters. It has a pause button (WCAG 2.2, 2.2.2). Without
 * JavaScript, and with reduced motion, it is static.
 */
export function TypedHeadline({ phrases, as: Heading = "h1", children, ...props }: TypedHeadlineProps) {
  const { typeSpeed = 90, backSpeed = 90, backDelay = 200, startDelay = 500, loop = true, ...more } = props;
  const { words, className, ...rest } = more;
  const reducedMotion = usePrefersReducedMotion();
  const [paused, setPaused] = useState(false);
  const times = { typeSpeed, backSpeed, backDelay, startDelay, loop };
  const step = useTyping(phrases, reducedMotion || paused, times);
  const shown = reducedMotion ? { phrase: 0, letters: Number.POSITIVE_INFINITY } : step;
  return (
    <div {...rest} className={clsx(styles.headline, className)} data-kit-moves={0}>
      <Heading>
        {ownText(children)} <span className="kit-visually-hidden">{phrases.join(", ")}</span>
        <span className={styles.stage} data-still={reducedMotion || undefined} aria-hidden="true">
          {phrases.map((phrase, index) => {
            const letters = lettersOf(phrase);
            const count = index === shown.phrase ? shown.letters : 0;
            return (
              <span key={phrase} className={styles.phrase}>
                <span className={styles.typed} data-caret={index === shown.phrase || undefined}>
                  {letters.slice(0, count).join("")}
                </span>
                <span className={styles.rest}>{letters.slice(count).join("")}</span>
              </span>
            );
          })}
        </span>
      </Heading>
      <Button
        className={styles.pause}
        variant="outline"
        color="dark"
        size="sm"
        onClick={() => setPaused(!paused)}
      >
        <Icon name={paused ? "play" : "pause"} />
        {translator(words)(paused ? "Go on typing" : "Pause the typing")}
      </Button>
    </div>
  );
}

function useTyping(phrases: readonly string[], halted: boolean, times: TypingTimes & { loop: boolean }) {
  const [step, setStep] = useState(firstStep);
  // The timer depends on what comes next, not on the phrases, because a parent may give a new array at each rendering.
  const next = halted ? null : nextStep(step, phrases, times);
  const { phrase, letters, erasing } = next?.step ?? step;
  const after = next?.after;
  useEffect(() => {
    if (after === undefined) return;
    const timer = setTimeout(() => setStep({ phrase, letters, erasing }), after);
    return () => clearTimeout(timer);
  }, [phrase, letters, erasing, after]);
  return step;
}
