import bank from "../../illustrations/drawn/coworking-bank.svg?picture";
import boatShed from "../../illustrations/drawn/coworking-boat-shed.svg?picture";
import carriageShed from "../../illustrations/drawn/coworking-carriage-shed.svg?picture";
import cellarMedium from "../../illustrations/drawn/coworking-cellar-medium.svg?picture";
import cellarPhone from "../../illustrations/drawn/coworking-cellar-phone.svg?picture";
import cellarTablet from "../../illustrations/drawn/coworking-cellar-tablet.svg?picture";
import cellarWide from "../../illustrations/drawn/coworking-cellar-wide.svg?picture";
import meetingMedium from "../../illustrations/drawn/coworking-meeting-medium.svg?picture";
import meetingPhone from "../../illustrations/drawn/coworking-meeting-phone.svg?picture";
import meetingTablet from "../../illustrations/drawn/coworking-meeting-tablet.svg?picture";
import meetingWide from "../../illustrations/drawn/coworking-meeting-wide.svg?picture";
import quietMedium from "../../illustrations/drawn/coworking-quiet-medium.svg?picture";
import quietPhone from "../../illustrations/drawn/coworking-quiet-phone.svg?picture";
import quietTablet from "../../illustrations/drawn/coworking-quiet-tablet.svg?picture";
import quietWide from "../../illustrations/drawn/coworking-quiet-wide.svg?picture";
import roofMedium from "../../illustrations/drawn/coworking-roof-medium.svg?picture";
import roofPhone from "../../illustrations/drawn/coworking-roof-phone.svg?picture";
import roofTablet from "../../illustrations/drawn/coworking-roof-tablet.svg?picture";
import roofWide from "../../illustrations/drawn/coworking-roof-wide.svg?picture";
import streetMedium from "../../illustrations/drawn/coworking-street-medium.svg?picture";
import streetPhone from "../../illustrations/drawn/coworking-street-phone.svg?picture";
import streetTablet from "../../illustrations/drawn/coworking-street-tablet.svg?picture";
import streetWide from "../../illustrations/drawn/coworking-street-wide.svg?picture";
import tableMedium from "../../illustrations/drawn/coworking-table-medium.svg?picture";
import tablePhone from "../../illustrations/drawn/coworking-table-phone.svg?picture";
import tableTablet from "../../illustrations/drawn/coworking-table-tablet.svg?picture";
import tableWide from "../../illustrations/drawn/coworking-table-wide.svg?picture";
import terrace from "../../illustrations/drawn/coworking-terrace.svg?picture";
import tower from "../../illustrations/drawn/coworking-tower.svg?picture";
import woolStore from "../../illustrations/drawn/coworking-wool-store.svg?picture";

/** The building of illustrations/scenes/coworking/building.ts, storey by storey, for four widths of the page. */
export const storeyPictures = {
  roof: { phone: roofPhone, tablet: roofTablet, medium: roofMedium, wide: roofWide },
  quiet: { phone: quietPhone, tablet: quietTablet, medium: quietMedium, wide: quietWide },
  meeting: { phone: meetingPhone, tablet: meetingTablet, medium: meetingMedium, wide: meetingWide },
  table: { phone: tablePhone, tablet: tableTablet, medium: tableMedium, wide: tableWide },
  street: { phone: streetPhone, tablet: streetTablet, medium: streetMedium, wide: streetWide },
  cellar: { phone: cellarPhone, tablet: cellarTablet, medium: cellarMedium, wide: cellarWide },
} as const;

export const placePictures = {
  "wool-store": woolStore,
  terrace,
  tower,
  "boat-shed": boatShed,
  bank,
  "carriage-shed": carriageShed,
} as const;
