import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { oneOf } from "../option-set.ts";
import styles from "./avatar.module.css";

export const avatarSizes = ["xs", "sm", "md", "lg", "xl", "xxl"] as const;
export type AvatarSize = (typeof avatarSizes)[number];

/** Other props go to the image or, without an image, to the element that shows the initials. */
export interface AvatarProps
  extends Omit<ComponentProps<"img">, "alt" | "children" | "height" | "src" | "width"> {
  /** The URL of the portrait. */
  image?: string | undefined;
  /** The alternative text; empty if the name is shown beside the portrait. */
  alt: string;
  /** The size, from 24 pixels (`xs`) to 112 pixels (`xxl`). */
  size?: AvatarSize;
  /** Text shown when there is no image; by default, the initials of `alt`. */
  initials?: ReactNode;
}

/** A round portrait. Without an image it shows initials. */
export function Avatar({ image, alt, size, initials = initialsOf(alt), className, ...rest }: AvatarProps) {
  const known = oneOf("Avatar", "size", size, avatarSizes, "md");
  const classes = clsx(styles.avatar, styles[known], className);
  if (image) {
    const edge = pixels[known];
    return (
      <img className={classes} src={image} alt={alt} width={edge} height={edge} loading="lazy" {...rest} />
    );
  }
  const speech = alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true };
  return (
    <span className={classes} {...speech} {...(rest as ComponentProps<"span">)}>
      {initials}
    </span>
  );
}

/** The sizes at the default font size of 16 pixels. The style sheet has the same sizes in rem. */
const pixels: Record<AvatarSize, number> = { xs: 24, sm: 36, md: 48, lg: 60, xl: 76, xxl: 112 };

/** The first letters of the first and the last name. */
function initialsOf(name: string): string {
  const [first, ...others] = name.split(/\s+/).filter(Boolean);
  return [first, others.at(-1)].map((part = "") => Array.from(part)[0] ?? "").join("");
}
