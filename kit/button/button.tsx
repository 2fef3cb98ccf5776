import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { colors } from "../colors.ts";
import { oneOf } from "../option-set.ts";
import { ownText } from "../own-text.ts";
import { type RenderedElement, renderAs } from "../render-as.ts";
import styles from "./button.module.css";
import { Ripple } from "./ripple.ts";

export const buttonVariants = ["contained", "gradient", "outline"] as const;
export const buttonSizes = ["sm", "md", "lg"] as const;
export const buttonColors = [...colors, "white", "none"] as const;

export type ButtonVariant = (typeof buttonVariants)[number];
export type ButtonSize = (typeof buttonSizes)[number];
export type ButtonColor = (typeof buttonColors)[number];

interface Look {
  /** Filled, filled with a gradient, or an edge alone. */
  variant?: ButtonVariant | undefined;
  /** What it means, in a colour: `success` is the one action of a page. */
  color?: ButtonColor | undefined;
  /** How high it is, and how large its words are. */
  size?: ButtonSize | undefined;
  /** As wide as what is around it. */
  fullWidth?: boolean;
  /** It is at work: it keeps its colour and the focus, and says that it cannot be pressed. */
  busy?: boolean;
  /** The element that looks like a button instead: `render={<Link to="/contact" />}`. */
  render?: RenderedElement;
  children?: ReactNode;
}

type NativeButton = Omit<ComponentProps<"button">, "color">;

export type ButtonProps = Look &
  (
    | ({
        /** Makes it a link. */
        href: string;
      } & Omit<ComponentProps<"a">, "color" | "href">)
    | ({ href?: undefined } & NativeButton)
  );

/** What a developer says of the button that opens something: all that a button takes, `ref` and `render` too. */
export type TriggerProps = Omit<Look & NativeButton, "children">;

/** A button, or with `href` a link that looks like one. The ripple is drawn by `ripple.ts`. */
export function Button({
  variant,
  color,
  size,
  fullWidth = false,
  busy = false,
  render,
  className,
  children,
  ...given
}: ButtonProps) {
  const rest = busy ? { ...given, "aria-disabled": true } : given;
  const classes = clsx(
    "kit-button",
    styles.button,
    styles[oneOf("Button", "variant", variant, buttonVariants, "contained")],
    styles[oneOf("Button", "color", color, buttonColors, "primary")],
    styles[oneOf("Button", "size", size, buttonSizes, "md")],
    fullWidth && styles.fullWidth,
    busy && styles.busy,
    className,
  );
  const inside = (
    <>
      {ownText(children)}
      <Ripple />
    </>
  );
  if (render) return renderAs(render, { ...rest, className: classes, children: inside });
  if (rest.href !== undefined)
    return (
      <a {...rest} className={classes}>
        {inside}
      </a>
    );
  return (
    <button type="button" {...rest} className={classes}>
      {inside}
    </button>
  );
}
