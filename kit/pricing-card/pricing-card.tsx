import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Badge, type BadgeColor } from "../badge/badge.tsx";
import { Button, type ButtonColor } from "../button/button.tsx";
import palette from "../colors.module.css";
import { type Color, colors } from "../colors.ts";
import { Icon } from "../icon/icon.tsx";
import { oneOf } from "../option-set.ts";
import { ownText } from "../own-text.ts";
import titles from "../title.module.css";
import { type Translated, translator } from "../translation.ts";
import { type Price, type PriceWord, priceParts } from "./price.ts";
import styles from "./pricing-card.module.css";

export interface PricingCardProps
  extends Translated<PriceWord | "included" | "not included">,
    Omit<ComponentProps<"div">, "children" | "color" | "title"> {
  /** The name of the plan. */
  title: ReactNode;
  /** Who the plan is for, in a sentence. */
  description?: ReactNode;
  /** A badge beside the title. */
  badge?: { color: BadgeColor; label: ReactNode };
  /** The price. A number is a single payment in dollars. */
  price: Price;
  /** The features that the plan includes or lacks. */
  specifications: readonly { label: ReactNode; includes: boolean }[];
  /** The link. With the colour `dark` it is outlined, with any other colour it has a gradient. */
  action: { href: string; label: ReactNode; color: ButtonColor };
  /**
   * The colour of the bottom line or, with `colored`, of the whole card. By default, the line is grey, and a `colored`
   * card is dark.
   */
  color?: Color;
  /** Whether the colour fills the whole card. */
  colored?: boolean;
  /** An icon to the left of the text. */
  picture?: ReactNode;
}

/** A plan with its price and features. */
export function PricingCard({ title, description, badge, price, specifications, ...more }: PricingCardProps) {
  const { action, color: given, colored = false, picture, words, className, ...rest } = more;
  const color = oneOf("PricingCard", "color", given, colors, colored ? "dark" : undefined);
  const say = translator(words);
  const tone = color && [palette[color], styles.toned, color === "light" && styles.light];
  const classes = clsx(styles.card, tone, colored && styles.colored, className);
  const { sign, amount, charged, spoken } = priceParts(price, words);
  return (
    <div {...rest} className={classes}>
      {ownText(picture)}
      <div className={styles.words}>
        <div className={styles.head}>
          <h3 className={titles.title}>{title}</h3>
          {badge && <Badge color={badge.color}>{badge.label}</Badge>}
        </div>
        {description && <p className={styles.description}>{description}</p>}
        <p className={styles.price}>
          <span className={styles.sign}>{sign}</span>
          <span>{amount}</span>
          {charged && (
            <>
              <small aria-hidden="true">{`/${charged}`}</small>
              <span className="kit-visually-hidden">{` ${spoken}`}</span>
            </>
          )}
        </p>
        <ul className={styles.specifications}>
          {specifications.map(({ label, includes }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a label may be an element
            <li key={index} data-includes={includes}>
              <Icon name={includes ? "tick" : "cross"} size="1.15rem" />
              <span>
                {ownText(label)}
                <span className="kit-visually-hidden">{`, ${say(includes ? "included" : "not included")}`}</span>
              </span>
            </li>
          ))}
        </ul>
        <Button
          href={action.href}
          color={action.color}
          variant={action.color === "dark" ? "outline" : "gradient"}
          fullWidth
        >
          {action.label}
        </Button>
      </div>
    </div>
  );
}
