import type { ReactNode } from "react";
import styles from "./ground.module.css";
import grounds from "./layer-grounds.module.css";
import { type LayerName, layerNames } from "./layers.tsx";
import { checkOption } from "./option-set.ts";

export interface GroundProps {
  layer: LayerName;
  /** The layer's rock, at least as wide as half the room. It fades out towards the words. */
  picture?: { src: string; width: number; height: number };
  children: ReactNode;
}

/** A piece of one layer, with words on it. Bedrock is dark in both themes. */
export function Ground({ layer, picture, children }: GroundProps) {
  checkOption("Ground", "layer", layer, layerNames);
  return (
    <div className={`${styles.ground} ${grounds[layer]} ${layer === "bedrock" ? styles.bedrock : ""}`}>
      {picture && <img {...picture} alt="" loading="lazy" />}
      {children}
    </div>
  );
}
