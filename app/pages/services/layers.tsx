import { services } from "../../../content/pages/services.ts";
import { addresses } from "../../../contract/addresses.ts";
import { GroundLabel } from "../../document/sections/ground-label.tsx";
import { ServicesFields } from "./fields.tsx";
import { ServicesLayer } from "./layer.tsx";
import styles from "./layers.module.css";

const { software, devops, infrastructure, bedrock } = services;

/** Three offerings, each in the layer it belongs to, from the surface down to bedrock. */
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
