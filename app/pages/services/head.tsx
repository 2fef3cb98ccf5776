import { services } from "../../../content/pages/services.ts";
import { addresses } from "../../../contract/addresses.ts";
import styles from "./head.module.css";

/** The words on the surface. */
export function ServicesHead() {
  return (
    <header className={`container ${styles.head}`}>
      <p className="depth">
        <b>{services.depth}</b> {services.place}
      </p>
      <h1>{services.title}</h1>
      <p className={`lead ${styles.lead}`}>
        {services.lead} <a href={addresses.about}>{services.about}</a>
      </p>
    </header>
  );
}
