import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import { ownText } from "../own-text.ts";
import titles from "../title.module.css";
import styles from "./feature-block.module.css";

export interface FeatureBlockProps extends Omit<ComponentProps<"div">, "children" | "title"> {
  /** The heading. */
  title: ReactNode;
  /** A sentence or two below the heading. */
  description: ReactNode;
  /** The items of the list. Each has a tick. */
  ticked: readonly ReactNode[];
  /** The URL of a decorative picture, at least 108 by 60 pixels. */
  sign?: string;
  /** The level of the heading. */
  titleAs?: "h2" | "h3" | "h4";
}

/** A feature and what it includes. */
export function FeatureBlock({ title, description, ticked, sign, ...more }: FeatureBlockProps) {
  const { titleAs: Title = "h3", className, ...rest } = more;
  return (
    <div {...rest} className={clsx(styles.block, className)}>
      {sign && <img src={sign} alt="" width="108" height="60" loading="lazy" />}
      <div className={styles.words}>
        <Title className={clsx(titles.title, styles.title)}>{title}</Title>
        <p>{description}</p>
        <ul>
          {ticked.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an item may be an element
            <li key={index}>
              <Icon name="tick" size="1rem" />
              {ownText(item)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
