import { GroundLabel } from "../../app/document/ground-label.tsx";
import { PictureSource } from "../../app/document/picture.tsx";
import { desktopApp } from "../../content/pages/desktop-app.ts";
import edge from "../../illustrations/drawn/bedrock-edge.svg?picture";
import phone from "../../illustrations/drawn/borehole-ground-phone.svg?picture";
import wide from "../../illustrations/drawn/borehole-ground-wide.svg?picture";
import rig from "../../illustrations/drawn/borehole-rig.svg?picture";
import { Button } from "../../kit/button/button.tsx";
import styles from "./hero.module.css";
import { DesktopAppWindow } from "./window.tsx";

/** What it is, and its window: half of it over the surface, the rest in the ground it shows. */
export function DesktopAppHero() {
  const { ground, title, lead, download, shortcuts } = desktopApp.hero;
  return (
    <>
      <header className={`container ${styles.head}`}>
        <GroundLabel {...ground} />
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <div className={styles.actions}>
          <Button href="#download" color="success" variant="gradient">
            {download}
          </Button>
          <Button href="#keys" color="dark" variant="outline">
            {shortcuts}
          </Button>
        </div>
      </header>
      <div className={styles.ground}>
        <picture className={styles.layers}>
          <PictureSource media="(width <= 43.75em)" {...phone} />
          <img {...wide} alt="" fetchPriority="high" />
        </picture>
        <div className={`container ${styles.inside}`}>
          <DesktopAppWindow />
          <img className={styles.rig} {...rig} alt="" />
        </div>
        <img className={styles.edge} {...edge} alt="" loading="lazy" />
      </div>
    </>
  );
}
