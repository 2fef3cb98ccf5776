"use client";

import clsx from "clsx";
import { type ComponentProps, type ReactNode, useEffect } from "react";
import { Button } from "../button/button.tsx";
import { useGivenRef } from "../given-ref.ts";
import { Icon } from "../icon/icon.tsx";
import { ownText } from "../own-text.ts";
import { type Translated, translator } from "../translation.ts";
import { typePhrases } from "./type-phrases.ts";
import styles from "./typed-headline.module.css";
import type { TypingTimes } from "./typing.ts";

export interface TypedHeadlineProps
  extends Partial<TypingTimes>,
    Translated<"Pause the typing" | "Go on typing">,
    ComponentProps<"div"> {
  /** The phrases, which are typed one after the other. Screen readers announce all of them at once. */
  phrases: readonly string[];
  /** The HTML element of the headline. */
  as?: "h1" | "h2" | "h3" | "p";
  /** The fixed text before the phrase. */
  children?: ReactNode;
}

/**
 * A headline that types phrases one after the other. All phrases are in the HTML and lie on top of each other, so that
 * the tallest sets the height; typing only shows and hides characters. It has a pause button (WCAG 2.2, 2.2.2). Without
 * JavaScript, and with reduced motion, it is static. In a page without React, `typePhrases` types.
 */
export function TypedHeadline({ phrases, as: Heading = "h1", children, ...props }: TypedHeadlineProps) {
  const { typeSpeed, backSpeed, backDelay, startDelay, loop, words, className, ref, ...rest } = props;
  const headline = useGivenRef(ref);
  const say = translator(words);
  // Compared by its text, because a parent may give a new array at each rendering.
  const all = phrases.join("\n");
  // biome-ignore lint/correctness/useExhaustiveDependencies: typing starts again when the phrases change
  useEffect(
    () =>
      headline.current
        ? typePhrases(headline.current, { typeSpeed, backSpeed, backDelay, startDelay, loop })
        : undefined,
    [all, typeSpeed, backSpeed, backDelay, startDelay, loop],
  );
  return (
    <div {...rest} ref={headline} className={clsx(styles.headline, className)} data-kit-moves={0} data-still>
      <Heading>
        {ownText(children)} <span className="kit-visually-hidden">{phrases.join(", ")}</span>
        <span className={styles.stage} aria-hidden="true">
          {phrases.map((phrase, index) => (
            <span key={phrase} className={styles.phrase}>
              <span className={styles.typed} data-caret={index === 0 || undefined}>
                {index === 0 ? phrase : ""}
              </span>
              <span className={styles.rest}>{index === 0 ? "" : phrase}</span>
            </span>
          ))}
        </span>
      </Heading>
      <Button className={styles.pause} variant="outline" color="dark" size="sm">
        <span className={styles.way}>
          <Icon name="pause" />
          {ownText(say("Pause the typing"))}
        </span>
        <span className={styles.way} hidden>
          <Icon name="play" />
          {ownText(say("Go on typing"))}
        </span>
      </Button>
    </div>
  );
}
