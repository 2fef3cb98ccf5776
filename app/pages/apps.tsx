import { apps } from "../../content/apps.ts";
import macBookThings from "../art/drawn/apps-macbook-things.svg";
import notebooksLedge from "../art/drawn/apps-notebooks-ledge.svg";
import notebooksThings from "../art/drawn/apps-notebooks-things.svg";
import sizeItLedge from "../art/drawn/apps-sizeit-ledge.svg";
import sizeItThings from "../art/drawn/apps-sizeit-things.svg";
import type { PageHandle } from "../page-handle.ts";
import { pageMeta } from "../page-meta.ts";
import styles from "./apps.module.css";
import { AppsCard } from "./apps-card.tsx";
import { AppsPit } from "./apps-pit.tsx";

export const meta = () => pageMeta(apps.head);

export const handle = {
  depth: "−46 m",
  edge: false,
  navbar: { transparent: true, darkText: true },
} satisfies PageHandle;

/** Three apps that are not there yet, each on its step of the pit. */
export default function Apps() {
  return (
    <>
      <header className={`container ${styles.steps} ${styles.head}`}>
        <p className="depth">
          <b>{apps.depth}</b> {apps.place}
        </p>
        <h1>{apps.title}</h1>
        <p className={`lead ${styles.lead}`}>{apps.lead}</p>
      </header>
      <div className={styles.dig}>
        <div className={`container ${styles.steps} ${styles.cards}`}>
          <AppsCard
            {...apps.sizeIt}
            ledge={{ source: sizeItLedge, width: 390, height: 388 }}
            things={{ source: sizeItThings, width: 314, height: 296 }}
          />
          <AppsCard
            {...apps.notebooks}
            ledge={{ source: notebooksLedge, width: 390, height: 318 }}
            things={{ source: notebooksThings, width: 456, height: 240 }}
          >
            <ul className="mono">
              {apps.notebooks.names.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </AppsCard>
          <AppsCard {...apps.macBook} things={{ source: macBookThings, width: 336, height: 506 }} />
        </div>
        <AppsPit />
      </div>
    </>
  );
}
