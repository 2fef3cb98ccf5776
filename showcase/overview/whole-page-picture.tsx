import adit from "drawing:adit-wide";
import archipelago from "drawing:archipelago";
import inbox from "drawing:article-between-send-and-the-inbox";
import slide from "drawing:author-slide";
import azurite from "drawing:azurite-wide";
import lock from "drawing:core-lock-tile";
import terrace from "drawing:coworking-terrace";
import pit from "drawing:cut-view-phone";
import geode from "drawing:geode-phone";
import granite from "drawing:granite-bore-small";
import limestone from "drawing:limestone-key-wide";
import strata from "drawing:log-strata";
import malachite from "drawing:malachite-wide";
import clsx from "clsx";
import type { Picture } from "../../app/document/picture.tsx";
import { addresses } from "../../contract/addresses.ts";
import { templateAddresses } from "../../contract/demo-addresses.ts";
import styles from "./whole-page-picture.module.css";

/** The drawing that represents a complete sample page. */
export function WholePagePicture({ address }: { address: string }) {
  const { drawing, fit } = pictures[address] ?? {};
  return <img className={clsx(styles.picture, fit && styles[fit])} {...drawing} alt="" loading="lazy" />;
}

/** `fit: "whole"` shows the entire drawing, `"top"` its top left part. Without `fit`, it is cropped to its centre. */
const pictures: Readonly<Record<string, { drawing: Picture; fit?: "whole" | "top" }>> = {
  [templateAddresses.coworking]: { drawing: terrace, fit: "whole" },
  [templateAddresses.rental]: { drawing: archipelago, fit: "whole" },
  [addresses.pricing]: { drawing: geode, fit: "whole" },
  [templateAddresses.desktopApp]: { drawing: strata, fit: "top" },
  [templateAddresses.article]: { drawing: inbox },
  [templateAddresses.author]: { drawing: slide },
  [templateAddresses.virtualReality]: { drawing: pit },
  [templateAddresses.signInBasic]: { drawing: limestone },
  [templateAddresses.signIn]: { drawing: malachite },
  [templateAddresses.signInIllustration]: { drawing: adit },
  [templateAddresses.signInSimple]: { drawing: lock, fit: "top" },
  [templateAddresses.signUpCover]: { drawing: azurite },
  [templateAddresses.resetPassword]: { drawing: granite },
};
