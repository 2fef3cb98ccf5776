import apps from "drawing:services-apps";
import bedrockGround from "drawing:services-bedrock";
import cables from "drawing:services-cables";
import delivery from "drawing:services-delivery";
import interfaceGround from "drawing:services-interface";
import machines from "drawing:services-machines";
import network from "drawing:services-network";
import pipe from "drawing:services-pipe";
import platform from "drawing:services-platform";
import racks from "drawing:services-racks";
import type { ReactNode } from "react";
import type { Stratum } from "../../../content/layers.ts";
import { services } from "../../../content/pages/services.ts";
import { addresses } from "../../../contract/addresses.ts";
import { Drawing } from "../../document/picture.tsx";
import { GroundLabel } from "../../document/sections/ground-label.tsx";
import { Scenery } from "../../document/sections/scenery.tsx";
import strata from "../../document/sections/strata.module.css";
import { ServicesFields } from "./fields.tsx";
import styles from "./layers.module.css";

const { software, devops, infrastructure, bedrock } = services;

/** Three services, each in its layer, from the surface to bedrock. */
export function ServicesLayers() {
  return (
    <>
      {[software, devops].map((offering) => (
        <section key={offering.id} id={offering.id} aria-labelledby={`${offering.id}-title`}>
          <ServicesLayer stratum={offering === software ? "interface" : "delivery"}>
            <Offering {...offering} />
          </ServicesLayer>
        </section>
      ))}
      <section id={infrastructure.id} aria-labelledby={`${infrastructure.id}-title`}>
        <ServicesLayer stratum="platform">
          <Offering {...infrastructure} />
        </ServicesLayer>
        <ServicesLayer stratum="network">
          <GroundLabel {...infrastructure.network.ground} />
          <h3 className={styles.field}>{infrastructure.network.title}</h3>
          <p className={styles.text}>{infrastructure.network.text}</p>
        </ServicesLayer>
      </section>
      <ServicesLayer stratum="bedrock">
        <GroundLabel {...bedrock.ground} />
        <p className={styles.machines}>
          {bedrock.text} <a href={addresses.apps}>{bedrock.apps}</a>
        </p>
      </ServicesLayer>
    </>
  );
}

type OfferingProps = typeof software | typeof devops | typeof infrastructure;

function Offering({ id, title, ground, text, fields }: OfferingProps) {
  return (
    <>
      <GroundLabel {...ground} />
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
      <ServicesFields fields={fields} />
    </>
  );
}

/** A layer of the page: ground as tall as its text, with drawings in it. */
function ServicesLayer({ stratum, children }: { stratum: Stratum; children: ReactNode }) {
  const { ground, things } = servicesPictures[stratum];
  const loading = stratum === "interface" ? "eager" : "lazy";
  return (
    <div className={`${styles.layer} ${strata[stratum]} ${styles[stratum]}`}>
      <Scenery of={ground} frame={styles.ground} loading={loading} />
      <div className={`container ${styles.inside}`}>
        <div className={`${strata.words} ${styles.words}`}>{children}</div>
        <Drawing of={things} frame={`screen-only ${styles.things}`} loading={loading} />
      </div>
    </div>
  );
}

const servicesPictures = {
  interface: { ground: interfaceGround, things: apps },
  delivery: { ground: delivery, things: pipe },
  platform: { ground: platform, things: racks },
  network: { ground: network, things: cables },
  bedrock: { ground: bedrockGround, things: machines },
} satisfies Record<Stratum, unknown>;
