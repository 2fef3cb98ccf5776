import macBookThings from "drawing:apps-macbook-things";
import notebooksLedge from "drawing:apps-notebooks-ledge";
import notebooksThings from "drawing:apps-notebooks-things";
import appsPit from "drawing:apps-pit";
import sizeItLedge from "drawing:apps-sizeit-ledge";
import sizeItThings from "drawing:apps-sizeit-things";
import bedrockEdge from "drawing:bedrock-edge";
import { apps } from "../../../content/pages/apps.ts";
import { addresses } from "../../../contract/addresses.ts";
import { lightNavbar, type PageLayout } from "../../document/page-layout.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { NextStep } from "../../document/sections/next-step.tsx";
import { PageHead } from "../../document/sections/page-head.tsx";
import { Scenery } from "../../document/sections/scenery.tsx";
import styles from "./apps.module.css";
import { AppsCard } from "./card.tsx";

export const meta = pageMeta(apps.head);

export const layout = { depth: "−46 m", edge: false, navbar: lightNavbar } satisfies PageLayout;

/** Three planned apps, each on a step of a drawn pit. */
export default function Apps() {
  return (
    <>
      <PageHead
        className={`container ${styles.steps} ${styles.head}`}
        {...apps}
        lead={
          <>
            {apps.lead} <a href={addresses.newsletter}>{apps.newsletter}</a>
          </>
        }
      />
      <div className={styles.dig}>
        <div className={`container ${styles.steps} ${styles.cards}`}>
          <AppsCard {...apps.sizeIt} ledge={sizeItLedge} things={sizeItThings} />
          <AppsCard {...apps.notebooks} ledge={notebooksLedge} things={notebooksThings}>
            <ul className="mono">
              {apps.notebooks.names.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </AppsCard>
          <AppsCard {...apps.macBook} things={macBookThings} />
        </div>
        {/* The pit behind the cards from 992 pixels. In narrower windows only its floor is visible. */}
        <Scenery of={pit} frame={styles.pit} loading="lazy" />
      </div>
      <div className={styles.rock}>
        <NextStep />
      </div>
    </>
  );
}

const pit = {
  ...appsPit,
  sources: [{ ...bedrockEdge, media: "(width < 62em)" }, ...(appsPit.sources ?? [])],
};
