"use client";

import clsx from "clsx";
import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useState } from "react";
import anchored from "../anchored.module.css";
import { Button, type ButtonColor, type ButtonSize, type ButtonVariant } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import { ownText } from "../own-text.ts";
import styles from "./copy-button.module.css";

// The notice, in milliseconds after the click (the specification, section 4).
const noticeComes = 100;
const noticeFades = 2000;
const noticeGone = 2500;

/** What is not said here goes to the button; `className` and `style` to the element around it and its notice. */
export interface CopyButtonProps extends Omit<ComponentProps<"button">, "children" | "color"> {
  /** What is copied. */
  text: string;
  /** The id of the element that shows the text; it is selected when copying is refused. */
  shownBy?: string;
  /** The words of the button. */
  label?: ReactNode;
  /** What it says for two seconds after it has copied. */
  notice?: ReactNode;
  /** Filled, filled with a gradient, or an edge alone. */
  variant?: ButtonVariant;
  /** What it means, in a colour: `success` is the one action of a page. */
  color?: ButtonColor;
  /** How high it is, and how large its words are. */
  size?: ButtonSize;
}

/** Copies a text, and says so beside the button, to the eye and to the ear. Refused, it only logs. */
export function CopyButton({
  text,
  shownBy,
  label = "Copy",
  notice = "Copied",
  variant = "outline",
  color = "dark",
  size = "sm",
  className,
  style,
  onClick,
  ...rest
}: CopyButtonProps) {
  const [copied, setCopied] = useState(0);
  const phase = useNotice(copied);

  async function copy(event: MouseEvent<HTMLButtonElement>) {
    onClick?.(event);
    if (event.defaultPrevented) return;
    try {
      await navigator.clipboard.writeText(text);
      setCopied((times) => times + 1);
    } catch (error) {
      console.error("The text could not be copied", error);
      const shown = shownBy && document.getElementById(shownBy);
      if (shown) getSelection()?.selectAllChildren(shown);
    }
  }
  return (
    <span className={clsx(anchored.scope, styles.copy, className)} style={style}>
      <Button
        {...rest}
        className={anchored.anchor}
        variant={variant}
        color={color}
        size={size}
        onClick={copy}
      >
        <Icon name="copy" />
        {label}
      </Button>
      <span role="status" className={clsx(anchored.floating, anchored.left, styles.place)}>
        {phase && (
          <span className={styles.notice} data-phase={phase}>
            <Icon name="tick" />
            {ownText(notice)}
          </span>
        )}
      </span>
    </span>
  );
}

/** Where the notice of the last copy stands; each copy begins it anew. */
function useNotice(copied: number) {
  const [phase, setPhase] = useState<"shown" | "fading">();
  useEffect(() => {
    if (!copied) return;
    setPhase(undefined);
    const timers = [
      setTimeout(() => setPhase("shown"), noticeComes),
      setTimeout(() => setPhase("fading"), noticeFades),
      setTimeout(() => setPhase(undefined), noticeGone),
    ];
    return () => timers.forEach(clearTimeout);
  }, [copied]);
  return phase;
}
