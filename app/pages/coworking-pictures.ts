import bank from "../art/drawn/coworking-bank.svg";
import boatShed from "../art/drawn/coworking-boat-shed.svg";
import carriageShed from "../art/drawn/coworking-carriage-shed.svg";
import cellarMedium from "../art/drawn/coworking-cellar-medium.svg";
import cellarPhone from "../art/drawn/coworking-cellar-phone.svg";
import cellarTablet from "../art/drawn/coworking-cellar-tablet.svg";
import cellarWide from "../art/drawn/coworking-cellar-wide.svg";
import meetingMedium from "../art/drawn/coworking-meeting-medium.svg";
import meetingPhone from "../art/drawn/coworking-meeting-phone.svg";
import meetingTablet from "../art/drawn/coworking-meeting-tablet.svg";
import meetingWide from "../art/drawn/coworking-meeting-wide.svg";
import quietMedium from "../art/drawn/coworking-quiet-medium.svg";
import quietPhone from "../art/drawn/coworking-quiet-phone.svg";
import quietTablet from "../art/drawn/coworking-quiet-tablet.svg";
import quietWide from "../art/drawn/coworking-quiet-wide.svg";
import roofMedium from "../art/drawn/coworking-roof-medium.svg";
import roofPhone from "../art/drawn/coworking-roof-phone.svg";
import roofTablet from "../art/drawn/coworking-roof-tablet.svg";
import roofWide from "../art/drawn/coworking-roof-wide.svg";
import streetMedium from "../art/drawn/coworking-street-medium.svg";
import streetPhone from "../art/drawn/coworking-street-phone.svg";
import streetTablet from "../art/drawn/coworking-street-tablet.svg";
import streetWide from "../art/drawn/coworking-street-wide.svg";
import tableMedium from "../art/drawn/coworking-table-medium.svg";
import tablePhone from "../art/drawn/coworking-table-phone.svg";
import tableTablet from "../art/drawn/coworking-table-tablet.svg";
import tableWide from "../art/drawn/coworking-table-wide.svg";
import terrace from "../art/drawn/coworking-terrace.svg";
import tower from "../art/drawn/coworking-tower.svg";
import woolStore from "../art/drawn/coworking-wool-store.svg";

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

/** As drawn: all storeys are alike, the roof is higher. */
export const storeySizes = {
  phone: { width: 780, storey: 520, roof: 336 },
  tablet: { width: 991, storey: 240, roof: 356 },
  medium: { width: 1300, storey: 276, roof: 410 },
  wide: { width: 3840, storey: 284, roof: 432 },
} as const;
