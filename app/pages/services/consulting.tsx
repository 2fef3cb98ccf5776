import edge from "drawing:bedrock-edge";
import coreTray from "drawing:core-tray";
import { home } from "../../../content/pages/home.ts";
import { services } from "../../../content/pages/services.ts";
import { Drawing } from "../../document/picture.tsx";
import { SectionHeading } from "../../document/sections/section-heading.tsx";
import styles from "./consulting.module.css";
import { ServicesFields } from "./fields.tsx";

const { id, title, ground, text, fields } = services.consulting;

/** The consulting service. It covers all layers, so its drawing is the whole core in a tray. */
export function ServicesConsulting() {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <img className={`screen-only ${styles.roof}`} {...edge} alt="" loading="lazy" />
      <div className={`container ${styles.consulting}`}>
        <div className={`screen-only ${styles.tray}`}>
          <ol className={`mono ${styles.names}`} aria-hidden="true">
            {home.core.layers.map(({ code, name }) => (
              <li key={code}>
                <b>{code}</b> <span>{name}</span>
              </li>
            ))}
          </ol>
          <Drawing of={coreTray} loading="lazy" />
        </div>
        <SectionHeading id={`${id}-title`} ground={ground} title={title} className={styles.heading} />
        <div className={styles.words}>
          <p>{text}</p>
          <ServicesFields fields={fields} />
        </div>
      </div>
    </section>
  );
}
