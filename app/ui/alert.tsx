import type { ReactNode } from "react";
import styles from "./alert.module.css";
import palette from "./colors.module.css";
import { type Color, colors } from "./colors.ts";
import { Icon } from "./icon.tsx";
import { checkOption } from "./option-set.ts";

export const alertFontWeights = ["normal", "bold"] as const;

export interface AlertProps {
  color?: Color;
  fontWeight?: (typeof alertFontWeights)[number];
  /** Called by the close button, which is there only then; the caller moves focus to where reading goes on. */
  onDismiss?: () => void;
  children: ReactNode;
}

/** A notice in the flow of the page. The colour is never the only sign: the words carry it. */
export function Alert({ color = "success", fontWeight = "normal", onDismiss, children }: AlertProps) {
  checkOption("Alert", "color", color, colors);
  checkOption("Alert", "fontWeight", fontWeight, alertFontWeights);
  const classes = [styles.alert, palette[color], color === "dark" && styles.dark, styles[fontWeight]];
  return (
    <div className={classes.filter(Boolean).join(" ")}>
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
  error: "warning",
  warning: "warning",
  info: "info",
  light: "info",
  dark: "info",
} as const;
