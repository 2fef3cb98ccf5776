"use client";

import clsx from "clsx";
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { flushSync } from "react-dom";
import { useChosenItem } from "../controllable.ts";
import { useHashTarget } from "../hash-target.ts";
import { Icon, type IconName } from "../icon/icon.tsx";
import { useMediaQuery } from "../media-query.ts";
import { oneOf } from "../option-set.ts";
import { ownText } from "../own-text.ts";
import { readingDirection } from "../reading-direction.ts";
import { tabAfter } from "./tab-keys.ts";
import styles from "./tabs.module.css";

/** A tab with its panel. */
export interface Tab {
  /** Identifies the tab, so that selection and state are kept when tabs are added or removed. */
  id?: string;
  /** The label of the tab. */
  name: ReactNode;
  /** An icon before the label. */
  icon?: IconName;
  /** The content of the panel. */
  content: ReactNode;
}

export const tabOrientations = ["horizontal", "vertical", "responsive"] as const;

export interface TabsProps extends Omit<ComponentProps<"div">, "children"> {
  /** The accessible name of the tab list. */
  label: string;
  /** The tabs, in display order. */
  tabs: readonly Tab[];
  /**
   * The direction of the tab list. `responsive` is vertical in windows narrower than 992 px, and horizontal in wider
   * ones.
   */
  orientation?: (typeof tabOrientations)[number];
  /** The index of the selected tab, from 0 (controlled). */
  index?: number;
  /** The index of the initially selected tab (uncontrolled), from 0. */
  defaultIndex?: number;
  /** Called when the visitor selects another tab. */
  onIndexChange?: (index: number) => void;
  /** Content beside the tab list. */
  heading?: ReactNode;
}

/**
 * Tabs with a moving indicator; arrow keys, Home and End select a tab (ARIA tabs pattern). All panels are in the HTML;
 * a URL fragment pointing into a panel selects its tab. Without JavaScript all panels are shown, each below its name.
 */
export function Tabs({ label, tabs, orientation: given, heading, ...more }: TabsProps) {
  const { index, defaultIndex = 0, onIndexChange, className, ...rest } = more;
  const orientation = oneOf("Tabs", "orientation", given, tabOrientations, "responsive");
  const id = useId();
  const narrow = useMediaQuery(narrowWindow, false);
  const [selected, setSelected] = useChosenItem("Tabs", tabs, index, defaultIndex, onIndexChange);
  const list = useRef<HTMLDivElement>(null);
  const pill = useRef<HTMLSpanElement>(null);
  const shownOrientation = orientation === "responsive" ? (narrow ? "vertical" : "horizontal") : orientation;

  const select = (tab: number) => {
    const start = pill.current?.getBoundingClientRect();
    flushSync(() => setSelected(tab));
    if (start && pill.current) movePill(pill.current, start);
  };
  useHashTarget((target) => {
    const tab = tabs.findIndex((_, index) =>
      document.getElementById(`${id}-panel-${index}`)?.contains(target),
    );
    if (tab < 0 || tab === selected) return;
    // Waits until effects have run, because `select` renders synchronously, which React does not allow during effects.
    queueMicrotask(() => {
      select(tab);
      target.scrollIntoView();
    });
  });
  const followKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const reading = readingDirection(event.currentTarget);
    const tab = tabAfter(event.key, selected, tabs.length, shownOrientation, reading);
    if (tab === null) return;
    event.preventDefault();
    select(tab);
    list.current?.querySelector<HTMLElement>("[aria-selected=true]")?.focus();
  };
  return (
    <div {...rest} className={clsx(styles.tabs, styles[orientation], className)}>
      <div className={styles.top}>
        {ownText(heading)}
        <div
          ref={list}
          className={styles.list}
          role="tablist"
          aria-label={label}
          aria-orientation={shownOrientation}
        >
          {tabs.map(({ id: key, name, icon }, index) => (
            <button
              key={key ?? index}
              type="button"
              role="tab"
              id={`${id}-tab-${index}`}
              aria-controls={`${id}-panel-${index}`}
              aria-selected={index === selected}
              tabIndex={index === selected ? 0 : -1}
              onClick={() => select(index)}
              onKeyDown={followKey}
            >
              {index === selected && <span ref={pill} className={styles.pill} />}
              {icon && <Icon name={icon} size="1.15rem" />}
              {ownText(name)}
            </button>
          ))}
        </div>
      </div>
      {tabs.map(({ id: key, name, content }, index) => (
        <div
          key={key ?? index}
          className={styles.panel}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel can be reached by the keyboard (ARIA guide)
          tabIndex={0}
          data-selected={index === selected || undefined}
        >
          <p className={styles.name}>{name}</p>
          {ownText(content)}
        </div>
      ))}
    </div>
  );
}

/**
 * Moves the indicator from the old to the new tab with a small overshoot, unless the visitor prefers reduced motion.
 */
function movePill(pill: HTMLElement, start: DOMRect): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const end = pill.getBoundingClientRect();
  const from = {
    translate: `${start.left - end.left}px ${start.top - end.top}px`,
    width: `${start.width}px`,
    height: `${start.height}px`,
  };
  const to = { translate: "0 0", width: `${end.width}px`, height: `${end.height}px` };
  pill.animate([from, to], { duration: 280, easing: "linear(0, 0.36 12%, 0.82 28%, 1.02 44%, 1.03 56%, 1)" });
}

/** Matches windows narrower than 991 px at the default font size (R-PRICING-14). The style sheet uses 992 px. */
const narrowWindow = "(width < 61.9375em)";
