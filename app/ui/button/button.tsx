import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from "react";
import { colors } from "../colors.ts";
import { oneOf } from "../option-set.ts";
import styles from "./button.module.css";

export const buttonVariants = ["contained", "gradient", "outline"] as const;
export const buttonSizes = ["sm", "md", "lg"] as const;
export const buttonColors = [...colors, "white", "none"] as const;

export type ButtonVariant = (typeof buttonVariants)[number];
export type ButtonSize = (typeof buttonSizes)[number];
export type ButtonColor = (typeof buttonColors)[number];

interface Look {
  variant?: ButtonVariant;
  color?: ButtonColor;
  size?: ButtonSize;
  fullWidth?: boolean;
  children: ReactNode;
}

export type ButtonProps = Look &
  (
    | ({ href: string } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "color" | "href">)
    | ({ href?: undefined } & Omit<ButtonHTMLAttributes<HTMLButtonElement>, "color">)
  );

/** A button, or with `href` a link that looks like one. The ripple is drawn by `ripple.ts`. */
export function Button({ variant, color, size, fullWidth = false, className, ...rest }: ButtonProps) {
  const classes = [
    "button",
    styles.button,
    styles[oneOf("Button", "variant", variant, buttonVariants, "contained")],
    styles[oneOf("Button", "color", color, buttonColors, "primary")],
    styles[oneOf("Button", "size", size, buttonSizes, "md")],
    fullWidth && styles.fullWidth,
    className,
  ]
    .filter(Boolean)
    .join(" ");
  if (rest.href !== undefined) return <a {...rest} className={classes} />;
  return <button type="button" {...rest} className={classes} />;
}
