import bedrock from "drawing:case-find-bedrock";
import delivery from "drawing:case-find-delivery";
import interfaceFind from "drawing:case-find-interface";
import network from "drawing:case-find-network";
import platform from "drawing:case-find-platform";
import clsx from "clsx";
import type { Stratum } from "../../../content/layers.ts";
import strata from "../../document/sections/strata.module.css";
import styles from "./core-side.module.css";

const finds = { interface: interfaceFind, delivery, platform, network, bedrock };

interface CoreSideProps {
  stratum: Stratum;
  /** The flat top of the core, a piece in which an object was found, or the broken bottom end. */
  part: "top" | "piece" | "end";
}

/** A piece of a drill core, as tall as the text beside it. On phones the piece is a slice above the text. */
export function CoreSide({ stratum, part }: CoreSideProps) {
  return (
    <div
      className={clsx("screen-only", styles.side, styles[part], styles[stratum], strata[stratum])}
      data-core={stratum}
    >
      <div className={styles.rock} />
      {part === "top" ? (
        <>
          <div className={styles.cap} />
          <div className={styles.slot} />
        </>
      ) : (
        <img className={styles.find} {...finds[stratum]} alt="" loading="lazy" />
      )}
    </div>
  );
}
