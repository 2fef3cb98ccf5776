"use client";

import clsx from "clsx";
import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useState } from "react";
import anchored from "../anchored.module.css";
import { Button, type ButtonLook, buttonColors, buttonSizes, buttonVariants } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import { oneOf } from "../option-set.ts";
import { ownText } from "../own-text.ts";
import styles from "./copy-button.module.css";
import { copyKeys, copyText } from "./copy-text.ts";

// The times at which the notice appears, begins to fade and disappears, in milliseconds after the click (R-SHOW-4).
const noticeComes = 100;
const noticeFades = 2000;
const noticeGone = 2500;
/** The additional milliseconds for which a failure notice is shown, so that visitors can read its instruction. */
const longer = 8000;

/** `className` and `style` go to the outer element, other props to the button. */
export interface CopyButtonProps extends ButtonLook, Omit<ComponentProps<"button">, "children" | "color"> {
  /** The text to copy. */
  text: string;
  /**
   * The id of the element that shows the text. If copying fails, the text in this element is selected, so that the
   * visitor can copy it by keyboard.
   */
  shownBy?: string;
  /** The label of the button. */
  label?: ReactNode;
  /** The notice shown for two seconds after copying. */
  notice?: ReactNode;
  /**
   * The notice shown if copying fails. By default it names the keyboard shortcut or, without `shownBy`, says that the
   * text could not be copied.
   */
  refusal?: ReactNode;
}

/** A button that copies text and shows a notice, which is also announced to screen readers. */
export function CopyButton({
  text,
  shownBy,
  label = "Copy",
  notice = "Copied",
  refusal,
  ...more
}: CopyButtonProps) {
  const { variant, color, size, className, style, onClick, ...rest } = more;
  const [pressed, setPressed] = useState({ times: 0, copied: false });
  const phase = useNotice(pressed);

  async function copy(event: MouseEvent<HTMLButtonElement>) {
    onClick?.(event);
    if (event.defaultPrevented) return;
    const copied = await copyText(text);
    const shown = !copied && shownBy && document.getElementById(shownBy);
    if (shown) getSelection()?.selectAllChildren(shown);
    setPressed(({ times }) => ({ times: times + 1, copied }));
  }
  return (
    <span className={clsx(anchored.scope, styles.copy, className)} style={style}>
      <Button
        {...rest}
        className={anchored.anchor}
        variant={oneOf("CopyButton", "variant", variant, buttonVariants, "outline")}
        color={oneOf("CopyButton", "color", color, buttonColors, "dark")}
        size={oneOf("CopyButton", "size", size, buttonSizes, "sm")}
        onClick={copy}
      >
        <Icon name="copy" />
        {label}
      </Button>
      <span role="status" className={clsx(anchored.floating, anchored.left, styles.place)}>
        {phase && (
          <span className={clsx(styles.notice, !pressed.copied && styles.refusal)} data-phase={phase}>
            <Icon name={pressed.copied ? "tick" : "warning"} size="1rem" />
            {ownText(pressed.copied ? notice : (refusal ?? refusalBy(shownBy)))}
          </span>
        )}
      </span>
    </span>
  );
}

function refusalBy(shownBy: string | undefined) {
  return shownBy ? `Press ${copyKeys()} to copy` : "Could not be copied";
}

/** Returns the phase of the notice. Each press of the button restarts the notice. */
function useNotice(pressed: { times: number; copied: boolean }) {
  const [phase, setPhase] = useState<"shown" | "fading">();
  useEffect(() => {
    if (!pressed.times) return;
    const late = pressed.copied ? 0 : longer;
    setPhase(undefined);
    const timers = [
      setTimeout(() => setPhase("shown"), noticeComes),
      setTimeout(() => setPhase("fading"), noticeFades + late),
      setTimeout(() => setPhase(undefined), noticeGone + late),
    ];
    return () => timers.forEach(clearTimeout);
  }, [pressed]);
  return phase;
}
