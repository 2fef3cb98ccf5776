"use client";

import clsx from "clsx";
import { type ComponentProps, type RefObject, useEffect, useState } from "react";
import { useGivenRef } from "../given-ref.ts";
import { usePrefersReducedMotion } from "../media-query.ts";
import { finite } from "../option-set.ts";
import { withThousands } from "../thousands.ts";
import styles from "./counter.module.css";
import { type Count, countAt, decimalsOf } from "./counting.ts";

export interface CounterProps extends Partial<Count>, Omit<ComponentProps<"span">, "children" | "prefix"> {
  /** Text before the number. */
  prefix?: string;
  /** Text after the number. */
  suffix?: string;
}

/**
 * A number that counts up once, when it comes into view. The HTML contains the final number, which reserves the space.
 * Screen readers announce only the final number. With reduced motion or without JavaScript, only the final number is
 * shown.
 */
export function Counter({ start: from = 0, end: to = 2017, duration = 3000, ...props }: CounterProps) {
  const { prefix = "", suffix = "", ref, className, ...rest } = props;
  const start = finite(from, 0);
  const end = finite(to, start);
  const place = useGivenRef(ref);
  const value = useCount(place, { start, end, duration });
  const shown = (number: number) => `${prefix}${figures(number.toFixed(decimalsOf(end)))}${suffix}`;
  return (
    <span
      data-kit-moves={0}
      {...rest}
      ref={place}
      className={clsx(styles.counter, className)}
      data-counting={value !== null || undefined}
    >
      <span className={styles.final}>{shown(end)}</span>
      {value !== null && (
        <span className={styles.moving} aria-hidden="true">
          {shown(value)}
        </span>
      )}
    </span>
  );
}

/**
 * Adds thousands separators to numbers of five or more digits. A four-digit number gets none, because it may be a year.
 */
function figures(written: string): string {
  return Math.abs(Number(written)) < 10_000 ? written : withThousands(written);
}

/** Returns the number to show during the animation, or null before and after it. */
function useCount(place: RefObject<HTMLElement | null>, { start, end, duration }: Count): number | null {
  const reducedMotion = usePrefersReducedMotion();
  const [value, setValue] = useState<number | null>(null);
  useEffect(() => {
    if (reducedMotion || !place.current) return;
    let frame = 0;
    const count = (began: number) => {
      frame = requestAnimationFrame((now) => {
        const elapsed = now - began;
        setValue(elapsed < duration ? countAt(elapsed, { start, end, duration }) : null);
        if (elapsed < duration) count(began);
      });
    };
    const eye = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      eye.disconnect();
      count(performance.now());
    });
    eye.observe(place.current);
    return () => {
      eye.disconnect();
      cancelAnimationFrame(frame);
      setValue(null);
    };
  }, [place, reducedMotion, start, end, duration]);
  return value;
}
