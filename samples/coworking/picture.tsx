import cellar from "drawing:coworking-cellar";
import meeting from "drawing:coworking-meeting";
import quiet from "drawing:coworking-quiet";
import roof from "drawing:coworking-roof";
import street from "drawing:coworking-street";
import table from "drawing:coworking-table";
import { Scenery } from "../../app/document/sections/scenery.tsx";
import styles from "./picture.module.css";

/** The pictures of the building in illustrations/coworking/, one per storey. */
const storeyPictures = { roof, quiet, meeting, table, street, cellar } as const;

/** The drawing of one storey, aligned with the page's right edge. The next storey's drawing begins where it ends. */
export function CoworkingPicture({ of }: { of: keyof typeof storeyPictures }) {
  return (
    <Scenery of={storeyPictures[of]} frame={styles.picture} {...(of !== "roof" && { loading: "lazy" })} />
  );
}
