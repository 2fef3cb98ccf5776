"use client";

import clsx from "clsx";
import {
  type ComponentProps,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { ScrollAreas } from "../behaviours/scroll-areas.ts";
import { useChosenItem } from "../controllable.ts";
import { useGivenRef } from "../given-ref.ts";
import { useHashTarget } from "../hash-target.ts";
import { useHydrated } from "../hydration.ts";
import { Icon } from "../icon/icon.tsx";
import { usePrefersReducedMotion } from "../media-query.ts";
import { finite } from "../option-set.ts";
import { readingDirection } from "../reading-direction.ts";
import { handlersOfBoth } from "../render-as.ts";
import { type Translated, translator } from "../translation.ts";
import styles from "./carousel.module.css";
import { adjacentSlide, swipeTurn } from "./carousel-moves.ts";

/** A slide of the carousel. */
export interface Slide {
  /** Identifies the slide, so that its state is kept when slides are added or removed. */
  id?: string;
  /** The name of the slide, shown in the controls and announced by screen readers. */
  name: string;
  /** The content of the slide. */
  content: ReactNode;
}

export interface CarouselProps extends Translated<CarouselWord>, Omit<ComponentProps<"section">, "children"> {
  /** The accessible name of the carousel. */
  label: string;
  /** The slides, in display order. One is shown at a time. */
  slides: readonly Slide[];
  /** The index of the current slide, from 0 (controlled). */
  index?: number;
  /** The index of the first slide shown, from 0 (uncontrolled). */
  defaultIndex?: number;
  /** Called when the current slide changes. */
  onIndexChange?: (index: number) => void;
  /** How long each slide is shown, in milliseconds. */
  interval?: number;
  /** The minimum length of a swipe that changes the slide, in pixels. */
  swipeThreshold?: number;
}

// biome-ignore format: a list
type CarouselWord = "Pause" | "Play" | "the slides" | "Previous slide" | "Next slide" | "{place} of {count}: {name}" | "{label}: slides";

/**
 * A carousel that advances automatically. It pauses while the pointer is over it. When it receives keyboard focus or
 * the visitor selects a slide, it stops until Play is pressed (WCAG 2.2, 2.2.2; ARIA carousel pattern). With reduced
 * motion it does not advance automatically. Without JavaScript the slides are shown one below the other.
 */
export function Carousel({ label, slides, interval: given = 5000, words, ...props }: CarouselProps) {
  const { swipeThreshold = 40, index, defaultIndex = 0, onIndexChange, className, ref, ...rest } = props;
  const interval = finite(given, 5000);
  const say = translator(words);
  const [shown, show] = useChosenItem("Carousel", slides, index, defaultIndex, onIndexChange);
  const root = useGivenRef(ref);
  const turns = useTurns(root, { shown, show, count: slides.length, interval, swipeThreshold });
  const { row, live, turned, leftMs, turning, stopped, choose, turn, toggle, handlers } = turns;
  useHashTarget((target) => {
    const all = [...(root.current?.querySelectorAll("[aria-roledescription=slide]") ?? [])];
    const slide = all.findIndex((one) => one.contains(target));
    if (slide >= 0) choose(slide);
  });
  return (
    <section
      className={clsx(styles.carousel, className)}
      aria-roledescription="carousel"
      aria-label={label}
      {...rest}
      ref={root}
      {...handlersOfBoth(rest, handlers)}
      data-kit-moves={live ? undefined : interval}
      data-live={live || undefined}
      data-turned={turned || undefined}
    >
      <div className={styles.controls}>
        <button type="button" className={styles.pause} onClick={toggle}>
          <Icon name={stopped ? "play" : "pause"} size="1.15rem" />
          <span>{say(stopped ? "Play" : "Pause")}</span>
          <span className="kit-visually-hidden">{` ${say("the slides")}`}</span>
        </button>
        {([-1, 1] as const).map((by) => (
          <button key={by} type="button" className={styles.step} onClick={() => turn(by)}>
            <Icon name={by < 0 ? "chevron-left" : "chevron-right"} size="1.15rem" />
            <span className="kit-visually-hidden">{say(by < 0 ? "Previous slide" : "Next slide")}</span>
          </button>
        ))}
        <ol className={styles.names}>
          {slides.map(({ id, name }, index) => (
            <li key={id ?? index}>
              <button type="button" aria-current={index === shown || undefined} onClick={() => choose(index)}>
                <span>{name}</span>
                {index === shown && <TimeLeft running={turning} interval={leftMs} />}
              </button>
            </li>
          ))}
        </ol>
      </div>
      <div
        ref={row}
        className={styles.slides}
        aria-live={turning ? "off" : "polite"}
        // Makes the row focusable before hydration, because it is scrollable then (WCAG 2.2, 2.1.1).
        {...(!live && {
          role: "region",
          "aria-label": say("{label}: slides", { label }),
          tabIndex: 0,
          "data-kit-scrolls": true,
        })}
        suppressHydrationWarning
      >
        {slides.map(({ id, name, content }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: the carousel pattern asks for a group; a fieldset is for fields
          <div
            key={id ?? index}
            className={styles.slide}
            role="group"
            aria-roledescription="slide"
            aria-label={say("{place} of {count}: {name}", { place: index + 1, count: slides.length, name })}
            data-shown={index === shown || undefined}
            inert={live && index !== shown}
          >
            {content}
          </div>
        ))}
      </div>
      <ScrollAreas />
    </section>
  );
}

interface Turns extends Required<Pick<CarouselProps, "interval" | "swipeThreshold">> {
  shown: number;
  show: (slide: number) => void;
  count: number;
}

/**
 * Advances the slides automatically. Returns the state of the carousel, and event handlers that pause or stop the
 * automatic advance and change the slide on a swipe.
 */
function useTurns(
  root: RefObject<HTMLElement | null>,
  { shown, show, count, interval, swipeThreshold }: Turns,
) {
  const reducedMotion = usePrefersReducedMotion();
  const [shownAtFirst, setShownAtFirst] = useState(shown);
  const [turned, setTurned] = useState(false);
  if (shown !== shownAtFirst && !turned) setTurned(true);
  // If the HTML came before React, the visitor has waited already.
  const isNew = useHydrated();
  const [firstMs] = useState(() => (isNew ? interval : Math.max(1_000, interval - performance.now())));
  const leftMs = turned ? interval : firstMs;
  const latestShow = useRef(show);
  const [live, setLive] = useState(false);
  const [stopped, setStopped] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const finger = useRef<{ x: number; y: number } | null>(null);
  const turning = !reducedMotion && !stopped && !waiting;

  useEffect(() => {
    setLive(true);
    // Pauses if the pointer is already over the slides. Stops if the visitor focused or scrolled them before hydration.
    const { scrollLeft = 0, clientWidth = 0 } = row.current ?? {};
    const scrolledTo = Math.round(Math.abs(scrollLeft) / clientWidth);
    setWaiting(root.current?.matches(":hover") === true && matchMedia("(hover: hover)").matches);
    const used = scrolledTo > 0 || root.current?.querySelector(":focus-visible") != null;
    setStopped((stopped) => stopped || used);
    if (!(scrolledTo > 0)) return;
    setShownAtFirst(scrolledTo);
    latestShow.current(scrolledTo);
  }, [root]);
  useEffect(() => {
    latestShow.current = show;
  });
  useEffect(() => {
    if (!turning) return;
    const timer = setTimeout(() => latestShow.current(adjacentSlide(shown, count, 1)), leftMs);
    return () => clearTimeout(timer);
  }, [turning, shown, count, leftMs]);

  const choose = (slide: number) => {
    setStopped(true);
    show(slide);
  };
  const turn = (by: 1 | -1) => choose(adjacentSlide(shown, count, by));
  const handlers = {
    // Ignores focus from a mouse click, because the slides already pause while the mouse is over them.
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches(":focus-visible")) setStopped(true);
    },
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === "mouse") setWaiting(true);
    },
    onPointerLeave: () => setWaiting(false),
    onPointerDown: ({ target, pointerType, clientX, clientY }: PointerEvent) => {
      const takesDrags = target instanceof Element && target.closest(rails);
      finger.current = pointerType === "mouse" || takesDrags ? null : { x: clientX, y: clientY };
    },
    onPointerUp: ({ clientX, clientY, currentTarget }: PointerEvent) => {
      if (!finger.current) return;
      const way = { across: clientX - finger.current.x, down: clientY - finger.current.y };
      const by = swipeTurn(way, swipeThreshold, readingDirection(currentTarget));
      finger.current = null;
      if (by) turn(by);
    },
  };
  const toggle = () => setStopped(!stopped);
  return { row, live, turned, leftMs, turning, stopped, choose, turn, toggle, handlers };
}

/** Inputs and tracks of sliders, which need drags for themselves. */
const rails = "[type=range], :has(> * > [type=range])";

/** A line that grows to show how much of the slide's time has passed. */
function TimeLeft({ running, interval }: { running: boolean; interval: number }) {
  const line = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!running) return;
    const fill = line.current?.animate([{ scale: "0 1" }, { scale: "1 1" }], interval);
    return () => fill?.cancel();
  }, [running, interval]);
  return <span ref={line} className={styles.time} />;
}
