import { showcaseAddress } from "../../../contract/demo-addresses.ts";
import { site } from "../../../site.config.ts";

/** The picture for link previews. The build draws it from the page's title and a drawing (`scripts/sharing/`). */
export const sharedPicture = { width: 1200, height: 630, alt: pictureAlt(), addressFor };

/** All pages of the showcase share one picture. */
function addressFor(address: string): string {
  const page = `${address}/`.startsWith(`${showcaseAddress}/`) ? showcaseAddress : address;
  return `/shared${page === "/" ? "/home" : page}.png`;
}

function pictureAlt(): string {
  return `The page’s title beside a drawing of layers of rock, with the mark of ${site.name}`;
}
