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

/** The drawing of a whole page. */
export function WholePagePicture({ address }: { address: string }) {
  const drawing = things[address] ?? tops[address] ?? cuts[address];
  return (
    <img
      className={clsx(styles.picture, address in things && styles.whole, address in tops && styles.top)}
      {...drawing}
      alt=""
      loading="lazy"
    />
  );
}

/** Shown uncropped. */
const things: Record<string, Picture> = {
  [templateAddresses.coworking]: terrace,
  [templateAddresses.rental]: archipelago,
  [addresses.pricing]: geode,
};

/** Cropped to the container from the top left. */
const tops: Record<string, Picture> = {
  [templateAddresses.desktopApp]: strata,
  [templateAddresses.signInSimple]: lock,
};

/** Cropped to the container, because the ground continues outside. */
const cuts: Record<string, Picture> = {
  [templateAddresses.article]: inbox,
  [templateAddresses.author]: slide,
  [templateAddresses.virtualReality]: pit,
  [templateAddresses.signInBasic]: limestone,
  [templateAddresses.signIn]: malachite,
  [templateAddresses.signInIllustration]: adit,
  [templateAddresses.signUpCover]: azurite,
  [templateAddresses.resetPassword]: granite,
};
