import bank from "../art/drawn/coworking-bank.svg?picture";
import boatShed from "../art/drawn/coworking-boat-shed.svg?picture";
import carriageShed from "../art/drawn/coworking-carriage-shed.svg?picture";
import cellarMedium from "../art/drawn/coworking-cellar-medium.svg?picture";
import cellarPhone from "../art/drawn/coworking-cellar-phone.svg?picture";
import cellarTablet from "../art/drawn/coworking-cellar-tablet.svg?picture";
import cellarWide from "../art/drawn/coworking-cellar-wide.svg?picture";
import meetingMedium from "../art/drawn/coworking-meeting-medium.svg?picture";
import meetingPhone from "../art/drawn/coworking-meeting-phone.svg?picture";
import meetingTablet from "../art/drawn/coworking-meeting-tablet.svg?picture";
import meetingWide from "../art/drawn/coworking-meeting-wide.svg?picture";
import quietMedium from "../art/drawn/coworking-quiet-medium.svg?picture";
import quietPhone from "../art/drawn/coworking-quiet-phone.svg?picture";
import quietTablet from "../art/drawn/coworking-quiet-tablet.svg?picture";
import quietWide from "../art/drawn/coworking-quiet-wide.svg?picture";
import roofMedium from "../art/drawn/coworking-roof-medium.svg?picture";
import roofPhone from "../art/drawn/coworking-roof-phone.svg?picture";
import roofTablet from "../art/drawn/coworking-roof-tablet.svg?picture";
import roofWide from "../art/drawn/coworking-roof-wide.svg?picture";
import streetMedium from "../art/drawn/coworking-street-medium.svg?picture";
import streetPhone from "../art/drawn/coworking-street-phone.svg?picture";
import streetTablet from "../art/drawn/coworking-street-tablet.svg?picture";
import streetWide from "../art/drawn/coworking-street-wide.svg?picture";
import tableMedium from "../art/drawn/coworking-table-medium.svg?picture";
import tablePhone from "../art/drawn/coworking-table-phone.svg?picture";
import tableTablet from "../art/drawn/coworking-table-tablet.svg?picture";
import tableWide from "../art/drawn/coworking-table-wide.svg?picture";
import terrace from "../art/drawn/coworking-terrace.svg?picture";
import tower from "../art/drawn/coworking-tower.svg?picture";
import woolStore from "../art/drawn/coworking-wool-store.svg?picture";

/** The building of app/art/coworking-building.ts, storey by storey, for four widths of the page. */
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
