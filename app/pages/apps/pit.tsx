import appsPit from "drawing:apps-pit";
import bedrockEdge from "drawing:bedrock-edge";
import { Scenery } from "../../document/sections/scenery.tsx";
import styles from "./pit.module.css";

const pit = {
  ...appsPit,
  sources: [{ ...bedrockEdge, media: "(width < 62em)" }, ...(appsPit.sources ?? [])],
};

/** The pit in which the apps stand from 992 pixels; below that cards have their own ledges, and this is its floor. */
export function AppsPit() {
  return <Scenery of={pit} frame={styles.pit} loading="lazy" />;
}
