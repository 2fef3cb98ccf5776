import bank from "drawing:coworking-bank";
import boatShed from "drawing:coworking-boat-shed";
import carriageShed from "drawing:coworking-carriage-shed";
import cellar from "drawing:coworking-cellar";
import meeting from "drawing:coworking-meeting";
import quiet from "drawing:coworking-quiet";
import roof from "drawing:coworking-roof";
import street from "drawing:coworking-street";
import table from "drawing:coworking-table";
import terrace from "drawing:coworking-terrace";
import tower from "drawing:coworking-tower";
import woolStore from "drawing:coworking-wool-store";

/** The pictures of the building in illustrations/coworking/, one per storey. */
export const storeyPictures = { roof, quiet, meeting, table, street, cellar } as const;

export const placePictures = {
  "wool-store": woolStore,
  terrace,
  tower,
  "boat-shed": boatShed,
  bank,
  "carriage-shed": carriageShed,
} as const;
