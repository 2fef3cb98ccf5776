import bedrock from "drawing:legend-bedrock";
import core from "drawing:legend-core";
import delivery from "drawing:legend-delivery";
import interfaceSign from "drawing:legend-interface";
import network from "drawing:legend-network";
import platform from "drawing:legend-platform";
import { pricing } from "../../../content/pages/pricing.ts";
import { addresses } from "../../../contract/addresses.ts";
import { FeatureBlock } from "../../../kit/feature-block/feature-block.tsx";
import { HeadedSection } from "../../document/sections/headed-section.tsx";
import styles from "./features.module.css";

const signs = { interface: interfaceSign, delivery, platform, network, bedrock, core };

/** A strip of six symbols, with the meaning of each. */
export function PricingFeatures() {
  const { ground, title, blocks } = pricing.features;
  const { sample } = pricing;
  return (
    <HeadedSection id="about" ground={ground} title={title} wide className={styles.features}>
      <p id="sample" className={styles.sample}>
        {sample.text} <a href={`${addresses.services}#process`}>{sample.quoted}</a>.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone, so it needs keyboard access */}
      <ul className={styles.blocks} tabIndex={0} aria-labelledby="about" data-kit-scrolls>
        {blocks.map((block) => (
          <li key={block.title}>
            <FeatureBlock
              className={styles.block}
              title={block.title}
              description={block.text}
              ticked={block.ticked}
              sign={signs[block.sign].src}
            />
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
