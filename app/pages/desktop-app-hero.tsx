import { desktopApp } from "../../content/desktop-app.ts";
import edge from "../art/drawn/bedrock-edge.svg?picture";
import phone from "../art/drawn/borehole-ground-phone.svg?picture";
import wide from "../art/drawn/borehole-ground-wide.svg?picture";
import rig from "../art/drawn/borehole-rig.svg?picture";
import { PictureSource } from "../picture.tsx";
import { Button } from "../ui/button.tsx";
import styles from "./desktop-app-hero.module.css";
import { DesktopAppWindow } from "./desktop-app-window.tsx";

/** What it is, and its window: half of it over the surface, the rest in the ground it shows. */
export function DesktopAppHero() {
  const { depth, place, title, lead, download, shortcuts } = desktopApp.hero;
  return (
    <>
      <header className={`container ${styles.head}`}>
        <p className="depth">
          <b>{depth}</b> {place}
        </p>
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
          <PictureSource media="(width <= 700px)" {...phone} />
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
