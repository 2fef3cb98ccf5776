import clsx from "clsx";
import type { ComponentProps } from "react";
import grounds from "../layers/layer-grounds.module.css";
import { type LayerName, layerNames } from "../layers/layers.tsx";
import { oneOf } from "../option-set.ts";
import styles from "./ground.module.css";

export const groundSides = ["right", "below"] as const;

export interface GroundProps extends ComponentProps<"div"> {
  /** Whose rock it is. */
  layer: LayerName;
  /** The layer's rock, 1200 by 420 pixels: it is never scaled down. */
  picture: string;
  /** Where the rock shows: words may stand above it or at its left. Where it is narrow, always below. */
  side?: (typeof groundSides)[number];
}

/** A piece of one layer, with words on it. Bedrock is dark in both themes. */
export function Ground({ layer: given, picture, side, className, children, ...rest }: GroundProps) {
  const layer = oneOf("Ground", "layer", given, layerNames, "interface");
  const classes = clsx(
    styles.ground,
    grounds[layer],
    styles[oneOf("Ground", "side", side, groundSides, "right")],
    layer === "bedrock" && styles.bedrock,
  );
  return (
    <div {...rest} className={clsx(styles.frame, className)}>
      <div className={classes}>
        <img src={picture} alt="" width="1200" height="420" loading="lazy" />
        {children}
      </div>
    </div>
  );
}
