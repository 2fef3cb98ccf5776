import basalt from "../../../illustrations/drawn/article-basalt.svg?picture";
import gabbro from "../../../illustrations/drawn/article-gabbro.svg?picture";
import gneiss from "../../../illustrations/drawn/article-gneiss.svg?picture";
import schist from "../../../illustrations/drawn/article-schist.svg?picture";
import type { Picture } from "../../document/picture.tsx";

/** They take turns from the first article on, so that each keeps its own. */
export function rockOf(index: number): Picture {
  return rocks[index % rocks.length] ?? basalt;
}

const rocks = [basalt, gneiss, gabbro, schist];
