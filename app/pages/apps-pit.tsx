import medium from "../art/drawn/apps-pit-medium.svg";
import wide from "../art/drawn/apps-pit-wide.svg";
import widest from "../art/drawn/apps-pit-widest.svg";
import edge from "../art/drawn/bedrock-edge.svg";
import styles from "./apps-pit.module.css";

/** The pit in which the apps stand from 992 pixels; below that cards have their own ledges, and this is its floor. */
export function AppsPit() {
  return (
    <picture className={styles.pit}>
      <source media="(width < 992px)" srcSet={edge} width="1440" height="90" />
      <source media="(width < 1240px)" srcSet={medium} width="1240" height="592" />
      <source media="(width > 1440px)" srcSet={widest} width="3840" height="592" />
      <img src={wide} width="1440" height="592" alt="" loading="lazy" />
    </picture>
  );
}
