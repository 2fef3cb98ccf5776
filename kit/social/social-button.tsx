import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { oneOf } from "../option-set.ts";
import { BrandMark } from "./brand-mark.tsx";
import styles from "./social-button.module.css";
import { type Network, networkSigns, networks } from "./social-networks.ts";

interface Look {
  /** The network, which sets the icon and the colour. */
  network: Network;
  /** Whether the button shows only the icon. Screen readers still read the label. */
  iconOnly?: boolean;
  /** The label. By default the name of the network. */
  label?: ReactNode;
}

export type SocialButtonProps = Look &
  (
    | ({
        /** The URL. With `href`, the button is a link. */
        href: string;
      } & Omit<ComponentProps<"a">, "children" | "color" | "href">)
    | ({ href?: undefined } & Omit<ComponentProps<"button">, "children" | "color">)
  );

/** A button, or with `href` a link, in the colour of a network. */
export function SocialButton({ network, iconOnly = false, label, className, ...rest }: SocialButtonProps) {
  const known = oneOf("SocialButton", "network", network, networks, undefined);
  const classes = clsx(styles.social, styles[network], iconOnly && styles.iconOnly, className);
  return (
    <Button {...rest} className={classes}>
      {known && <BrandMark icon={networkSigns[known].icon} />}
      <span className={iconOnly ? "kit-visually-hidden" : undefined}>
        {label ?? (known ? networkSigns[known].name : network)}
      </span>
    </Button>
  );
}
