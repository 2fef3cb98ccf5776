import edge from "drawing:bedrock-edge";
import boreholeGround from "drawing:borehole-ground";
import rig from "drawing:borehole-rig";
import { PageHead } from "../../app/document/sections/page-head.tsx";
import { Scenery } from "../../app/document/sections/scenery.tsx";
import { desktopApp } from "../../content/pages/desktop-app.ts";
import { Button } from "../../kit/button/button.tsx";
import styles from "./hero.module.css";
import { DesktopAppWindow } from "./window.tsx";

/** The introduction, and the app's window: its upper half above the surface, its lower half in the ground. */
export function DesktopAppHero() {
  const { ground, title, lead, download, shortcuts } = desktopApp.hero;
  return (
    <>
      <PageHead className={`container ${styles.head}`} ground={ground} title={title} lead={lead}>
        <div className={`actions ${styles.actions}`}>
          <Button href="#download" color="success" variant="gradient">
            {download}
          </Button>
          <Button href="#keys" color="dark" variant="outline">
            {shortcuts}
          </Button>
        </div>
      </PageHead>
      <div className={styles.ground}>
        <Scenery of={boreholeGround} cut frame={styles.layers} fetchPriority="high" />
        <div className={`container ${styles.inside}`}>
          <DesktopAppWindow />
          <img className={`screen-only ${styles.rig}`} {...rig} alt="" />
        </div>
        <img className={`screen-only ${styles.edge}`} {...edge} alt="" loading="lazy" />
      </div>
    </>
  );
}
