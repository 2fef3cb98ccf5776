import bedrock from "drawing:case-cause-bedrock";
import delivery from "drawing:case-cause-delivery";
import interfaceCause from "drawing:case-cause-interface";
import network from "drawing:case-cause-network";
import platform from "drawing:case-cause-platform";
import { cases } from "../../../content/pages/cases.ts";
import { DepthLabel } from "../../document/sections/depth-label.tsx";
import { HeadedSection } from "../../document/sections/headed-section.tsx";
import { allCases } from "./all-cases.ts";
import { layerCalled } from "./layers.ts";
import styles from "./strip.module.css";

/** The newest case in three numbers and a sentence. Renders nothing if there is no case. */
export function CaseStrip({ page }: { page: "home" | "services" | "about" }) {
  const [newest] = allCases;
  if (!newest) return null;
  const { title, summary, numbers, cause, address, example } = newest;
  return (
    <HeadedSection
      id="case"
      label={<DepthLabel depth={cases.depths[page]}>{example ? cases.sample.kind : cases.kind}</DepthLabel>}
      title={title}
      under={cause && <CausePiece layer={cause} />}
      className={styles.strip}
    >
      <div className={styles.proof}>
        <ul className={styles.numbers}>
          {numbers.map(({ number, of }) => (
            <li key={of}>
              <b>{number}</b> <span>{of}</span>
            </li>
          ))}
        </ul>
        <p className={styles.summary}>
          {summary} <a href={address}>{cases.read}</a>
        </p>
      </div>
    </HeadedSection>
  );
}

const pieces = { interface: interfaceCause, delivery, platform, network, bedrock };

/** A drawn drill core, in which the layer with the cause of the problem is marked. */
function CausePiece({ layer }: { layer: string }) {
  const stratum = layerCalled(layer)?.stratum;
  return stratum ? <img className={styles.piece} {...pieces[stratum]} alt="" loading="lazy" /> : null;
}
