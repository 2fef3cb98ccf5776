import type { ReactNode } from "react";
import styles from "./alert.module.css";
import { Icon } from "./icon.tsx";

export type AlertColor =
  | "success"
  | "primary"
  | "secondary"
  | "danger"
  | "warning"
  | "info"
  | "light"
  | "dark";

export interface AlertProps {
  color?: AlertColor;
  fontWeight?: "normal" | "bold";
  /** Called by the close button, which is there only then; the caller moves focus to where reading goes on. */
  onDismiss?: () => void;
  children: ReactNode;
}

/** A notice in the flow of the page. The colour is never the only sign: the words carry it. */
export function Alert({ color = "success", fontWeight = "normal", onDismiss, children }: AlertProps) {
  return (
    <div className={`${styles.alert} ${styles[color]} ${styles[fontWeight]}`}>
      <Icon name={icons[color]} />
      <div>{children}</div>
      {onDismiss && (
        <button type="button" className={styles.close} aria-label="Dismiss" onClick={onDismiss}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}

const icons = {
  success: "success",
  primary: "info",
  secondary: "info",
  danger: "warning",
  warning: "warning",
  info: "info",
  light: "info",
  dark: "info",
} as const;
