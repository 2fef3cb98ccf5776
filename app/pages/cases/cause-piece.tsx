import bedrock from "drawing:case-cause-bedrock";
import delivery from "drawing:case-cause-delivery";
import interfaceCause from "drawing:case-cause-interface";
import network from "drawing:case-cause-network";
import platform from "drawing:case-cause-platform";
import { layerCalled } from "./layers.ts";
import styles from "./strip.module.css";

const pieces = { interface: interfaceCause, delivery, platform, network, bedrock };

/** A piece of the core that points at the layer of a case's cause. */
export function CausePiece({ layer }: { layer: string }) {
  const stratum = layerCalled(layer)?.stratum;
  return stratum ? <img className={styles.piece} {...pieces[stratum]} alt="" loading="lazy" /> : null;
}
