import { type ReactNode, useRef, useState } from "react";
import styles from "./alert.module.css";
import { Icon } from "./icon.tsx";
import { focusWhatFollows } from "./reading-order.ts";
import toneStyles from "./tone.module.css";
import { type Tone, toneIcons } from "./tone.ts";

export interface AlertProps {
  color?: Tone;
  fontWeight?: "normal" | "bold";
  /** Has a button that takes it away. */
  dismissible?: boolean;
  /** After it was taken away. */
  onDismiss?: () => void;
  children: ReactNode;
}

/** A notice in the flow of the page. The colour is never the only sign: the words carry it. */
export function Alert({
  color = "success",
  fontWeight = "normal",
  dismissible = false,
  onDismiss,
  children,
}: AlertProps) {
  const element = useRef<HTMLDivElement>(null);
  const [dismissed, setDismissed] = useState(false);
  if (dismissed) return null;

  function dismiss() {
    if (element.current) focusWhatFollows(element.current);
    setDismissed(true);
    onDismiss?.();
  }
  return (
    <div ref={element} className={`${styles.alert} ${toneStyles[color]} ${styles[fontWeight]}`}>
      <Icon name={toneIcons[color]} />
      <div>{children}</div>
      {dismissible && (
        <button type="button" className={styles.close} aria-label="Dismiss" onClick={dismiss}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
