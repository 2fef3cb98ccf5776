import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import palette from "../colors.module.css";
import { colors } from "../colors.ts";
import { oneOf } from "../option-set.ts";
import { ownText } from "../own-text.ts";
import { RenderedAs, type RenderedElement } from "../render-as.ts";
import styles from "./button.module.css";
import { Ripple } from "./ripple.ts";

export const buttonVariants = ["contained", "gradient", "outline"] as const;
export const buttonSizes = ["sm", "md", "lg"] as const;
export const buttonColors = [...colors, "white", "none"] as const;

export type ButtonVariant = (typeof buttonVariants)[number];
export type ButtonSize = (typeof buttonSizes)[number];
export type ButtonColor = (typeof buttonColors)[number];

interface Look {
  /** The style: contained, gradient or outline. */
  variant?: ButtonVariant | undefined;
  /** The colour. `success` is for the main action of a page. */
  color?: ButtonColor | undefined;
  /** The size, which sets the height and the font size. */
  size?: ButtonSize | undefined;
  /** Whether the button is as wide as its container. */
  fullWidth?: boolean;
  /** Whether an action is in progress. A busy button keeps its colour and its focus, and has `aria-disabled`. */
  busy?: boolean;
  /** An element to render in place of the button, such as `<Link to="/contact" />`. */
  render?: RenderedElement;
  children?: ReactNode;
}

type NativeButton = Omit<ComponentProps<"button">, "color">;

export type ButtonProps = Look &
  (
    | ({
        /** The URL. With a URL the button is a link. */
        href: string;
      } & Omit<ComponentProps<"a">, "color" | "href">)
    | ({ href?: undefined } & NativeButton)
  );

/** The props of a button that opens another element, including `ref` and `render`. */
export type TriggerProps = Omit<Look & NativeButton, "children">;

export type ButtonLook = Pick<Look, "variant" | "color" | "size">;

/** The props of a component that is opened by its own button. */
export interface OpenerProps extends ButtonLook {
  /** The label of the button. */
  label: ReactNode;
  /** Other props of the button, such as `ref`, `id`, `disabled`, `aria-…`, `render` and event handlers. */
  trigger?: TriggerProps;
}

/** A button. With `href` it is a link in the style of a button. */
export function Button({
  variant,
  color,
  size,
  fullWidth = false,
  busy = false,
  render,
  ...more
}: ButtonProps) {
  const { className, children, ...rest } = more;
  const tone = oneOf("Button", "color", color, buttonColors, "primary");
  const classes = clsx(
    "kit-button",
    styles.button,
    styles[oneOf("Button", "variant", variant, buttonVariants, "contained")],
    palette[tone],
    styles[tone],
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
  const given = { ...rest, ...(busy && { "aria-disabled": true }), className: classes, children: inside };
  if (render) return <RenderedAs element={render} given={given} />;
  return given.href === undefined ? <button type="button" {...given} /> : <a {...given} />;
}
