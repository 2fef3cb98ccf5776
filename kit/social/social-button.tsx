import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Ripple } from "../button/ripple.ts";
import { oneOf } from "../option-set.ts";
import { BrandMark } from "./brand-mark.tsx";
import styles from "./social-button.module.css";
import { type Network, networkSigns, networks } from "./social-networks.ts";

interface Look {
  /** Which of the twelve: its mark and its colour. */
  network: Network;
  /** Shows the mark alone; the label is then only spoken. */
  iconOnly?: boolean;
  /** The network's name unless given. */
  label?: ReactNode;
}

export type SocialButtonProps = Look &
  (
    | ({
        /** Makes it a link. */
        href: string;
      } & Omit<ComponentProps<"a">, "children" | "href">)
    | ({ href?: undefined } & Omit<ComponentProps<"button">, "children">)
  );

/** A button, or with `href` a link, in the colour of a network. */
export function SocialButton({ network, iconOnly = false, label, className, ...rest }: SocialButtonProps) {
  const known = oneOf("SocialButton", "network", network, networks, undefined);
  const classes = clsx("kit-button", styles.button, styles[network], iconOnly && styles.iconOnly, className);
  const inside = (
    <>
      {known && <BrandMark icon={networkSigns[known].icon} />}
      <span className={iconOnly ? "kit-visually-hidden" : undefined}>
        {label ?? (known ? networkSigns[known].name : network)}
      </span>
      <Ripple />
    </>
  );
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
