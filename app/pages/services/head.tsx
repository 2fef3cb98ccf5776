import { services } from "../../../content/pages/services.ts";
import { addresses } from "../../../contract/addresses.ts";
import { GroundLabel } from "../../document/sections/ground-label.tsx";
import styles from "./head.module.css";

/** The words on the surface. */
export function ServicesHead() {
  return (
    <header className={`container ${styles.head}`}>
      <GroundLabel {...services.ground} />
      <h1>{services.title}</h1>
      <p className={`lead ${styles.lead}`}>
        {services.lead} <a href={addresses.about}>{services.about}</a>
      </p>
    </header>
  );
}
