import { type ReactNode, useId, useRef, useState } from "react";
import palette from "../colors.module.css";
import { type Color, colors } from "../colors.ts";
import { Icon } from "../icon/icon.tsx";
import { noticeIcons } from "../notice-icons.ts";
import { oneOf } from "../option-set.ts";
import styles from "./alert.module.css";
import { focusWhatFollows } from "./reading-order.ts";

export const alertFontWeights = ["normal", "bold"] as const;

export interface AlertProps {
  color?: Color;
  fontWeight?: (typeof alertFontWeights)[number];
  /** Has a button that takes it away. */
  dismissible?: boolean;
  /** After it was taken away. */
  onDismiss?: () => void;
  children: ReactNode;
}

/** A notice in the flow of the page. The colour is never the only sign: the words carry it. */
export function Alert({ dismissible = false, onDismiss, children, ...look }: AlertProps) {
  const color = oneOf("Alert", "color", look.color, colors, "success");
  const fontWeight = oneOf("Alert", "fontWeight", look.fontWeight, alertFontWeights, "normal");
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  const [dismissed, setDismissed] = useState(false);
  if (dismissed) return null;

  function dismiss() {
    if (element.current) focusWhatFollows(element.current);
    setDismissed(true);
    onDismiss?.();
  }
  const classes = [styles.alert, palette[color], color === "dark" && styles.dark, styles[fontWeight]];
  return (
    <div ref={element} className={classes.filter(Boolean).join(" ")}>
      <Icon name={noticeIcons[color]} />
      <div id={dismissible ? id : undefined}>{children}</div>
      {dismissible && (
        <button
          type="button"
          className={styles.close}
          aria-label="Dismiss"
          aria-describedby={id}
          onClick={dismiss}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
