import bedrock from "../../../illustrations/drawn/case-cause-bedrock.svg?picture";
import delivery from "../../../illustrations/drawn/case-cause-delivery.svg?picture";
import interfaceCause from "../../../illustrations/drawn/case-cause-interface.svg?picture";
import network from "../../../illustrations/drawn/case-cause-network.svg?picture";
import platform from "../../../illustrations/drawn/case-cause-platform.svg?picture";
import { layerCalled } from "./layers.ts";
import styles from "./strip.module.css";

const pieces = { interface: interfaceCause, delivery, platform, network, bedrock };

/** A piece of the core that points at the layer of a case's cause. */
export function CausePiece({ layer }: { layer: string }) {
  const stratum = layerCalled(layer)?.stratum;
  return stratum ? <img className={styles.piece} {...pieces[stratum]} alt="" loading="lazy" /> : null;
}
