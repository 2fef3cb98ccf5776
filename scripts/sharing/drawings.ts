import { addresses } from "../../contract/addresses.ts";
import { casesFolder } from "../../contract/case-address.ts";
import { showcaseAddress, templateAddresses } from "../../contract/demo-addresses.ts";

export interface Drawing {
  /** A file of `illustrations/drawn/`. */
  name: string;
  /** It stands on the surface. Otherwise it fills its side, a cut through the ground. */
  stands: boolean;
  /** Where the middle of such a cut is, of the drawing's width. */
  focus: number;
}

/** What is drawn beside the title of a page. */
export function drawingOf(address: string): Drawing {
  if (address.startsWith(`${addresses.articles}/`)) return rockOf(address);
  if (address.startsWith(`${casesFolder}/`)) return standing("case-rig");
  return drawings.get(address) ?? standing("core-sample");
}

const standing = (name: string): Drawing => ({ name, stands: true, focus: 0.5 });
const cut = (name: string, focus = 0.5): Drawing => ({ name, stands: false, focus });

const drawings = new Map<string, Drawing>([
  [addresses.contact, standing("harbour-place")],
  [addresses.services, standing("disc-engineering")],
  [addresses.apps, standing("disc-software")],
  [addresses.about, standing("opened-stack-small")],
  [addresses.pricing, cut("geode-wide")],
  [addresses.support, standing("disc-devops")],
  [addresses.faq, cut("log-fossil", 0.34)],
  [addresses.helpcenter, standing("disc-consulting")],
  [addresses.privacy, standing("core-lock")],
  [addresses.terms, standing("survey-rig")],
  [addresses.articles, cut("author-slide-wide", 0.61)],
  [addresses.newsletter, standing("orchard-place")],
  [showcaseAddress, cut("log-strata")],
  [templateAddresses.coworking, standing("coworking-wool-store")],
  [templateAddresses.desktopApp, cut("log-fault")],
  [templateAddresses.signIn, standing("core-lock")],
  [templateAddresses.signUpCover, standing("core-lock")],
  [templateAddresses.resetPassword, standing("core-lock")],
  [templateAddresses.article, cut("author-outbox", 0.24)],
  [templateAddresses.author, cut("author-gneiss", 0.24)],
]);

/** Each article has the same one at every build, whatever is written later. */
function rockOf(address: string): Drawing {
  const sum = Array.from(address).reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return rocks[sum % rocks.length] ?? rocks[0];
}

/** Thin sections, each with its garnet. */
const rocks = [
  cut("article-basalt", 0.36),
  cut("article-gneiss", 0.7),
  cut("article-gabbro", 0.54),
  cut("article-schist", 0.3),
  cut("author-dolerite", 0.72),
  cut("author-marble", 0.54),
  cut("author-sandstone", 0.42),
] as const;
