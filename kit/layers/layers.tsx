import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { oneOf } from "../option-set.ts";
import titles from "../title.module.css";
import grounds from "./layer-grounds.module.css";
import styles from "./layers.module.css";

export const layerNames = ["interface", "delivery", "platform", "network", "bedrock"] as const;

export type LayerName = (typeof layerNames)[number];

/** One step down. */
export interface Layer {
  /** Decides its ground. */
  layer: LayerName;
  /** How deep it lies, in words. */
  depth: ReactNode;
  /** Its heading. */
  title: ReactNode;
  /** A sentence or two below the heading. */
  description: ReactNode;
  /** The layer's rock, at least as wide as a third of the row. */
  picture?: { src: string; width: number; height: number };
}

export interface LayersProps extends Omit<ComponentProps<"ol">, "children"> {
  /** From the surface down. */
  layers: readonly Layer[];
  /** The level of their headings. */
  titleAs?: "h2" | "h3" | "h4";
}

/** Words in the layers of the ground, one under the other. */
export function Layers({ layers, titleAs: Title = "h3", className, ...rest }: LayersProps) {
  return (
    <ol {...rest} className={clsx(styles.layers, className)}>
      {layers.map(({ depth, title, description, picture, ...place }, index) => {
        const layer = oneOf("Layers", "layer", place.layer, layerNames, "interface");
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a title may be an element
          <li key={index} className={clsx(grounds[layer], layer === "bedrock" && styles.bedrock)}>
            {picture && <img {...picture} alt="" loading="lazy" />}
            <p className={styles.depth}>{depth}</p>
            <Title className={clsx(titles.title, styles.title)}>{title}</Title>
            <p>{description}</p>
          </li>
        );
      })}
    </ol>
  );
}
