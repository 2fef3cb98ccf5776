import type { ReactNode } from "react";
import grounds from "../layers/layer-grounds.module.css";
import { type LayerName, layerNames } from "../layers/layers.tsx";
import { oneOf } from "../option-set.ts";
import styles from "./ground.module.css";

export const groundSides = ["right", "below"] as const;

export interface GroundProps {
  layer: LayerName;
  /** The layer's rock, 1200 by 420 pixels: it is never scaled down. */
  picture: string;
  /** Where the rock shows: words may stand above it or at its left. Where it is narrow, always below. */
  side?: (typeof groundSides)[number];
  children: ReactNode;
}

/** A piece of one layer, with words on it. Bedrock is dark in both themes. */
export function Ground({ picture, children, ...place }: GroundProps) {
  const layer = oneOf("Ground", "layer", place.layer, layerNames, "interface");
  const side = oneOf("Ground", "side", place.side, groundSides, "right");
  const classes = [styles.ground, grounds[layer], styles[side], layer === "bedrock" && styles.bedrock];
  return (
    <div className={styles.frame}>
      <div className={classes.filter(Boolean).join(" ")}>
        <img src={picture} alt="" width="1200" height="420" loading="lazy" />
        {children}
      </div>
    </div>
  );
}
