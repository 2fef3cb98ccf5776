import { addresses } from "../../contract/addresses.ts";
import { casesFolder } from "../../contract/case-address.ts";
import { showcaseAddress, templateAddresses } from "../../contract/demo-addresses.ts";
import { pictureFiles } from "../../illustrations/pictures.ts";

export interface Drawing {
  /** The name of a file in `illustrations/`, without `.svg`. */
  name: string;
  /**
   * Whether the drawing stands on the ground at the bottom of the picture. Otherwise it is a cross-section, which fills
   * the right side of the picture.
   */
  stands: boolean;
  /** For a cross-section, the centre of its visible part, as a fraction of the drawing's width. */
  focus: number;
}

/** Returns the drawing beside the title in a page's link-preview picture. */
export function drawingOf(address: string): Drawing {
  if (address.startsWith(`${addresses.articles}/`)) return figureOf(address);
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
  [addresses.articles, cut("article-notebook")],
  [addresses.newsletter, standing("orchard-place")],
  [showcaseAddress, cut("log-strata")],
  [templateAddresses.coworking, standing("coworking-wool-store")],
  [templateAddresses.desktopApp, cut("log-fault")],
  [templateAddresses.signIn, standing("core-lock")],
  [templateAddresses.signUpCover, standing("core-lock")],
  [templateAddresses.resetPassword, standing("core-lock")],
  [templateAddresses.article, cut("article-between-send-and-the-inbox")],
  [templateAddresses.author, cut("author-clocks")],
]);

/** Returns the drawing of an article's figure or, if the article has no figure, the drawing of a notebook. */
function figureOf(address: string): Drawing {
  const name = `article-${address.slice(addresses.articles.length + 1)}`;
  return cut(pictureFiles().has(name) ? name : "article-notebook");
}
