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
import type { SamplePage } from "../../content/showcase/whole-pages.ts";
import styles from "./whole-page-picture.module.css";

/** The drawing that represents a complete sample page. */
export function WholePagePicture({ of: page }: { of: SamplePage }) {
  const { drawing, fit } = pictures[page];
  return <img className={clsx(styles.picture, fit && styles[fit])} {...drawing} alt="" loading="lazy" />;
}

/** `fit: "whole"` shows the entire drawing, `"top"` its top left part. Without `fit`, it is cropped to its centre. */
const pictures: Readonly<Record<SamplePage, { drawing: Picture; fit?: "whole" | "top" }>> = {
  coworking: { drawing: terrace, fit: "whole" },
  rental: { drawing: archipelago, fit: "whole" },
  pricing: { drawing: geode, fit: "whole" },
  desktopApp: { drawing: strata, fit: "top" },
  article: { drawing: inbox },
  author: { drawing: slide },
  virtualReality: { drawing: pit },
  signInBasic: { drawing: limestone },
  signIn: { drawing: malachite },
  signInIllustration: { drawing: adit },
  signInSimple: { drawing: lock, fit: "top" },
  signUpCover: { drawing: azurite },
  resetPassword: { drawing: granite },
};
