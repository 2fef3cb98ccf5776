import { oneOf } from "../option-set.ts";
import grounds from "./layer-grounds.module.css";
import styles from "./layers.module.css";

export const layerNames = ["interface", "delivery", "platform", "network", "bedrock"] as const;

export type LayerName = (typeof layerNames)[number];

export interface Layer {
  layer: LayerName;
  depth: string;
  title: string;
  description: string;
  /** The layer's rock, at least as wide as a third of the row. */
  picture?: { src: string; width: number; height: number };
}

export interface LayersProps {
  /** From the surface down. */
  layers: readonly Layer[];
  titleAs?: "h2" | "h3" | "h4";
}

/** Words in the layers of the ground, one under the other. */
export function Layers({ layers, titleAs: Title = "h3" }: LayersProps) {
  return (
    <ol className={styles.layers}>
      {layers.map(({ depth, title, description, picture, ...place }) => {
        const layer = oneOf("Layers", "layer", place.layer, layerNames, "interface");
        return (
          <li key={title} className={`${grounds[layer]} ${layer === "bedrock" ? styles.bedrock : ""}`}>
            {picture && <img {...picture} alt="" loading="lazy" />}
            <p className={styles.depth}>{depth}</p>
            <Title className={styles.title}>{title}</Title>
            <p>{description}</p>
          </li>
        );
      })}
    </ol>
  );
}
