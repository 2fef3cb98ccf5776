import edge from "drawing:bedrock-edge";
import boreholeGround from "drawing:borehole-ground";
import rig from "drawing:borehole-rig";
import { Drawing } from "../../app/document/picture.tsx";
import { GroundLabel } from "../../app/document/sections/ground-label.tsx";
import { desktopApp } from "../../content/pages/desktop-app.ts";
import { Button } from "../../kit/button/button.tsx";
import styles from "./hero.module.css";
import { DesktopAppWindow } from "./window.tsx";

/** The introduction, and the app's window: its upper half above the surface, its lower half in the ground. */
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
        <Drawing of={boreholeGround} frame={styles.layers} fetchPriority="high" />
        <div className={`container ${styles.inside}`}>
          <DesktopAppWindow />
          <img className={styles.rig} {...rig} alt="" />
        </div>
        <img className={styles.edge} {...edge} alt="" loading="lazy" />
      </div>
    </>
  );
}
