import clsx from "clsx";
import type { Picture } from "../../app/document/picture.tsx";
import { addresses } from "../../contract/addresses.ts";
import { templateAddresses } from "../../contract/demo-addresses.ts";
import adit from "../../illustrations/drawn/adit-wide.svg?picture";
import archipelago from "../../illustrations/drawn/archipelago.svg?picture";
import inbox from "../../illustrations/drawn/article-between-send-and-the-inbox.svg?picture";
import slide from "../../illustrations/drawn/author-slide.svg?picture";
import azurite from "../../illustrations/drawn/azurite-wide.svg?picture";
import lock from "../../illustrations/drawn/core-lock-tile.svg?picture";
import terrace from "../../illustrations/drawn/coworking-terrace.svg?picture";
import pit from "../../illustrations/drawn/cut-view-phone.svg?picture";
import geode from "../../illustrations/drawn/geode-phone.svg?picture";
import granite from "../../illustrations/drawn/granite-bore-phone.svg?picture";
import limestone from "../../illustrations/drawn/limestone-key-wide.svg?picture";
import strata from "../../illustrations/drawn/log-strata.svg?picture";
import malachite from "../../illustrations/drawn/malachite-wide.svg?picture";
import styles from "./whole-page-picture.module.css";

/** What is drawn on the page. */
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

/** Shown whole. */
const things: Record<string, Picture> = {
  [templateAddresses.coworking]: terrace,
  [templateAddresses.rental]: archipelago,
  [addresses.pricing]: geode,
};

/** Fill their place from their first corner. */
const tops: Record<string, Picture> = {
  [templateAddresses.desktopApp]: strata,
  [templateAddresses.signInSimple]: lock,
};

/** Fill their place: the ground goes on beyond it. */
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
