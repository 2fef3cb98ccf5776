"use client";

import clsx from "clsx";
import {
  type ComponentProps,
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { Button } from "../button/button.tsx";
import palette from "../colors.module.css";
import { type Color, colors } from "../colors.ts";
import { useGivenRef } from "../given-ref.ts";
import { Icon, noticeIcons } from "../icon/icon.tsx";
import { oneOf } from "../option-set.ts";
import panel from "../panel.module.css";
import { handlersOfBoth } from "../render-as.ts";
import { type Translated, translator } from "../translation.ts";
import { useResting } from "./resting.ts";
import styles from "./toast.module.css";
import { useTopmostModal } from "./topmost-modal.ts";

/** Milliseconds until a toast closes (R-WIDGET-4). */
const toastDelay = 5000;

/** How many toasts of a region are shown at the same time. */
const toastLimit = 3;

interface ToastWords
  extends Translated<"Close: {title}">,
    Omit<ComponentProps<"div">, "children" | "color" | "title"> {
  /** The title, which is also the accessible name of the toast. */
  title: string;
  /** The time, as text. */
  date?: ReactNode;
  /** A sentence below the title. */
  description?: ReactNode;
  /** The icon, hidden from screen readers. By default, it depends on `color`. */
  icon?: ReactNode;
  /** The colour, which also sets the default icon. */
  color?: Color;
  /** A button. A toast with a button does not close automatically. */
  action?: { label: ReactNode; onClick: () => void };
}

interface Closes {
  /** Called when the toast must be removed: when its Close button or Escape is pressed, or after 5 seconds. */
  onClose: () => void;
  /** Another name for `onClose`. */
  closeHandler: () => void;
}

export type ToastProps = ToastWords &
  (
    | (Pick<Closes, "onClose"> & Partial<Pick<Closes, "closeHandler">>)
    | (Pick<Closes, "closeHandler"> & Partial<Pick<Closes, "onClose">>)
  );

/**
 * A notification over the page that closes after 5 seconds. While a toast is hovered or focused, or the page is hidden,
 * it stays open, and the 5 seconds start again afterwards. Escape closes it while it has the focus. Place it in a
 * `ToastRegion`. A `danger` toast interrupts screen readers.
 */
export function Toast({ title, date, description, icon, action, ...given }: ToastProps) {
  const { onClose, closeHandler, color: tone, words, ref, className, ...rest } = given;
  const color = oneOf("Toast", "color", tone, colors, "success");
  const id = useId();
  const element = useGivenRef(ref);
  const cameFrom = useRef<HTMLElement | null>(null);
  const region = use(Region);
  const [restingAlone] = useResting(element);
  const waits = (region?.toasts.indexOf(id) ?? 0) >= toastLimit;
  useTimer(leave, action === undefined && !waits && !(region?.resting ?? restingAlone));
  const { join, afterLeaving } = region ?? {};
  useLayoutEffect(() => join?.(id), [join, id]);
  useEffect(() => afterLeaving, [afterLeaving]);

  function leave() {
    onClose?.();
    closeHandler?.();
  }
  function close() {
    // Returns the focus to the element that had it before. If that element has been removed with its toast, the region
    // gets the focus.
    const back = cameFrom.current?.isConnected ? cameFrom.current : region?.element.current;
    back?.focus();
    leave();
  }
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: alert and group both may have a name
    <div
      role={color === "danger" || color === "error" ? "alert" : "group"}
      aria-labelledby={id}
      {...rest}
      ref={element}
      hidden={waits || rest.hidden}
      className={clsx(panel.panel, styles.toast, palette[color], color === "dark" && styles.dark, className)}
      {...handlersOfBoth(rest, wayBack(cameFrom, close))}
    >
      <span className={styles.icon} aria-hidden="true">
        {icon ?? <Icon name={noticeIcons[color]} />}
      </span>
      <div className={styles.words}>
        <p id={id} className={styles.title}>
          {title}
        </p>
        {date && <p className={styles.date}>{date}</p>}
        {description && <div className={styles.description}>{description}</div>}
        {action && (
          <Button size="sm" variant="outline" color="dark" className={styles.action} onClick={action.onClick}>
            {action.label}
          </Button>
        )}
      </div>
      <button
        type="button"
        className={clsx(panel.iconButton, styles.close)}
        aria-label={translator(words)("Close: {title}", { title })}
        onClick={close}
      >
        <Icon name="close" size="1rem" />
      </button>
    </div>
  );
}

/** The data that a toast gets from its region. */
interface ToastsRegion {
  element: RefObject<HTMLElement | null>;
  /** Whether the timers of all toasts are paused. */
  resting: boolean;
  /** The ids of the toasts, in the order in which they appeared. */
  toasts: readonly string[];
  /** Adds a toast, and returns a function that removes it. */
  join: (id: string) => () => void;
  /** Called when a toast has been removed. */
  afterLeaving: () => void;
}

const Region = createContext<ToastsRegion | null>(null);

/**
 * The container of toasts, at the bottom of the window and above a modal dialog. It shows three toasts; further ones
 * wait until one of them closes. It must be in the page before its first toast, because screen readers announce only
 * changes to an existing live region. While there is a toast, F6 moves the focus to the region; F6 or Escape moves it
 * back.
 */
export function ToastRegion(props: ComponentProps<"div">) {
  const modal = useTopmostModal();
  return modal ? createPortal(<RegionBox {...props} />, modal) : <RegionBox {...props} />;
}

function RegionBox({ ref, className, children, ...rest }: ComponentProps<"div">) {
  const element = useGivenRef(ref);
  const cameFrom = useRef<HTMLElement | null>(null);
  const [resting, look] = useResting(element);
  useLayoutEffect(() => {
    // Opens as a popover in the top layer, so that no element around it clips it.
    element.current?.togglePopover(true);
  }, [element]);

  const giveFocusBack = useCallback(() => {
    if (cameFrom.current?.isConnected) cameFrom.current.focus();
    else elementOf(document.activeElement)?.blur();
  }, []);
  const afterLeaving = useCallback(() => {
    const { activeElement } = document;
    if (activeElement === element.current && !element.current?.childElementCount) giveFocusBack();
    else look();
  }, [element, giveFocusBack, look]);
  const [toasts, setToasts] = useState<readonly string[]>([]);
  const join = useCallback((id: string) => {
    setToasts((all) => [...all, id]);
    return () => setToasts((all) => all.filter((each) => each !== id));
  }, []);
  useEffect(() => {
    const followKey = (event: globalThis.KeyboardEvent) => {
      const modified = event.ctrlKey || event.altKey || event.metaKey || event.shiftKey;
      if (event.key !== "F6" || modified || event.defaultPrevented) return;
      if (!element.current?.childElementCount) return;
      event.preventDefault();
      if (element.current.contains(document.activeElement)) giveFocusBack();
      else element.current.focus();
    };
    document.addEventListener("keydown", followKey);
    return () => document.removeEventListener("keydown", followKey);
  }, [element, giveFocusBack]);
  return (
    <div
      popover="manual"
      role="status"
      aria-atomic="false"
      aria-label="Notifications"
      tabIndex={-1}
      {...rest}
      ref={element}
      className={clsx(styles.region, className)}
      {...handlersOfBoth(rest, wayBack(cameFrom, giveFocusBack))}
    >
      <Region value={{ element, resting, toasts, join, afterLeaving }}>{children}</Region>
    </div>
  );
}

/** Returns handlers that keep the element from which the focus came, and call a function on Escape. */
function wayBack(cameFrom: RefObject<HTMLElement | null>, onEscape: () => void) {
  return {
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) cameFrom.current = elementOf(relatedTarget);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      event.preventDefault();
      onEscape();
    },
  };
}

function elementOf(target: EventTarget | null) {
  return target instanceof HTMLElement ? target : null;
}

function useTimer(done: () => void, runs: boolean) {
  const latest = useRef(done);
  useEffect(() => {
    latest.current = done;
  });
  useEffect(() => {
    if (!runs) return;
    const timer = setTimeout(() => latest.current(), toastDelay);
    return () => clearTimeout(timer);
  }, [runs]);
}
