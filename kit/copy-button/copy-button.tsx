"use client";

import clsx from "clsx";
import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useState } from "react";
import anchored from "../anchored.module.css";
import { Button, type ButtonColor, type ButtonSize, type ButtonVariant } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import { ownText } from "../own-text.ts";
import styles from "./copy-button.module.css";
import { copyKeys, copyText } from "./copy-text.ts";

// The notice, in milliseconds after the click (R-SHOW-4).
const noticeComes = 100;
const noticeFades = 2000;
const noticeGone = 2500;
/** A refusal says what to do instead, and stays. */
const longer = 8000;

/** What is not said here goes to the button; `className` and `style` to the element around it and its notice. */
export interface CopyButtonProps extends Omit<ComponentProps<"button">, "children" | "color"> {
  /** What is copied. */
  text: string;
  /** The id of the element that shows the text; where copying is refused it is selected, to be copied by the keys. */
  shownBy?: string;
  /** The words of the button. */
  label?: ReactNode;
  /** What it says for two seconds after it has copied. */
  notice?: ReactNode;
  /** What it says where copying is refused: which keys to press, or, without `shownBy`, that it could not be copied. */
  refusal?: ReactNode;
  /** Filled, filled with a gradient, or an edge alone. */
  variant?: ButtonVariant;
  /** What it means, in a colour: `success` is the one action of a page. */
  color?: ButtonColor;
  /** How high it is, and how large its words are. */
  size?: ButtonSize;
}

/** Copies a text, and says so beside the button, to the eye and to the ear; also where the browser refuses. */
export function CopyButton({
  text,
  shownBy,
  label = "Copy",
  notice = "Copied",
  refusal,
  variant = "outline",
  color = "dark",
  size = "sm",
  className,
  style,
  onClick,
  ...rest
}: CopyButtonProps) {
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
          <span className={clsx(styles.notice, !pressed.copied && styles.refusal)} data-phase={phase}>
            <Icon name={pressed.copied ? "tick" : "warning"} />
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

/** Where the notice of the last press stands; each press begins it anew. */
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
