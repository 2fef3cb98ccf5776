import bedrock from "drawing:legend-bedrock";
import core from "drawing:legend-core";
import delivery from "drawing:legend-delivery";
import interfaceSign from "drawing:legend-interface";
import network from "drawing:legend-network";
import platform from "drawing:legend-platform";
import { type FeatureSign, pricing } from "../../../content/pages/pricing.ts";
import { addresses } from "../../../contract/addresses.ts";
import { Icon } from "../../../kit/icon/icon.tsx";
import { GroundLabel } from "../../document/ground-label.tsx";
import type { Picture } from "../../document/picture.tsx";
import styles from "./features.module.css";

const signs: Record<FeatureSign, Picture> = {
  interface: interfaceSign,
  delivery,
  platform,
  network,
  bedrock,
  core,
};

/** The key of the map, one strip of six signs, and what each stands for. */
export function PricingFeatures() {
  const { ground, title, blocks } = pricing.features;
  const { sample } = pricing;
  return (
    <section className={`container ${styles.features}`} aria-labelledby="about">
      <div className={styles.heading}>
        <div>
          <GroundLabel {...ground} />
          <h2 id="about">{title}</h2>
        </div>
        <p id="sample">
          {sample.text} <a href={`${addresses.services}#process`}>{sample.quoted}</a>.
        </p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, which the keyboard has to reach */}
      <ul className={styles.blocks} tabIndex={0} aria-labelledby="about">
        {blocks.map((block) => (
          <li key={block.title}>
            <img {...signs[block.sign]} alt="" loading="lazy" />
            <div className={styles.words}>
              <h3>{block.title}</h3>
              <p>{block.text}</p>
              <ul className={styles.ticked}>
                {block.ticked.map((item) => (
                  <li key={item}>
                    <Icon name="tick" />
                    {item}
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
