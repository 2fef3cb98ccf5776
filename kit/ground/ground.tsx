import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import grounds from "../layers/layer-grounds.module.css";
import { type LayerName, layerNames } from "../layers/layers.tsx";
import { oneOf } from "../option-set.ts";
import { ownText } from "../own-text.ts";
import styles from "./ground.module.css";

export const groundSides = ["right", "below"] as const;

/** `className` and `style` go to the piece itself, all else that is not named here to the element around it. */
export interface GroundProps extends ComponentProps<"div"> {
  /** Which layer of the ground its colours are of. */
  layer: LayerName;
  /** The layer's rock, 1200 by 420 pixels: it is never scaled down. */
  picture: string;
  /** Where the rock shows: words may stand above it or at its left. Where it is narrow, always below. */
  side?: (typeof groundSides)[number];
  children: ReactNode;
}

/** A piece of one layer, with words on it. Bedrock is dark in both themes. */
export function Ground({ layer, picture, side, className, style, children, ...rest }: GroundProps) {
  const known = oneOf("Ground", "layer", layer, layerNames, "interface");
  const classes = clsx(
    styles.ground,
    grounds[known],
    styles[oneOf("Ground", "side", side, groundSides, "right")],
    known === "bedrock" && styles.bedrock,
    className,
  );
  return (
    <div {...rest} className={styles.frame}>
      <div style={style} className={classes}>
        <img src={picture} alt="" width="1200" height="420" loading="lazy" />
        {ownText(children)}
      </div>
    </div>
  );
}
