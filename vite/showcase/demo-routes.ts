import { guideNames } from "../../content/showcase/guides.ts";
import { showcaseAddress, templateAddresses } from "../../contract/demo-addresses.ts";
import { addressOf, componentAddress, guideAddress } from "../../showcase/addresses.ts";
import { catalogue } from "../../showcase/catalogue.ts";
import { componentPage } from "../kit/component-pages.ts";
import { ownPages } from "../kit/docs-of.ts";
import { components } from "../kit/kit-sources.ts";
import { type Route, route } from "../route.ts";
import { showcasePage } from "./showcase-pages.ts";

/**
 * The routes of the template pages and the showcase, which `demo: false` in `site.config.ts` removes. Of these, the
 * home page links only to the showcase, which links to all of the others.
 */
export const demoRoutes: readonly Route[] = [
  route(templateAddresses.coworking, "samples/coworking/coworking.tsx"),
  route(templateAddresses.rental, "samples/rental/rental.tsx"),
  route(templateAddresses.desktopApp, "samples/desktop-app/desktop-app.tsx"),
  route(templateAddresses.virtualReality, "samples/virtual-reality/virtual-reality.tsx"),
  route(templateAddresses.signInBasic, "samples/authentication/sign-in-basic.tsx"),
  route(templateAddresses.signIn, "samples/authentication/sign-in-cover.tsx"),
  route(templateAddresses.signInIllustration, "samples/authentication/sign-in-illustration.tsx"),
  route(templateAddresses.signInSimple, "samples/authentication/sign-in-simple.tsx"),
  route(templateAddresses.signUpCover, "samples/authentication/sign-up-cover.tsx"),
  route(templateAddresses.resetPassword, "samples/authentication/reset-password-cover.tsx"),
  route(templateAddresses.article, "samples/single-article/single-article.tsx"),
  route(templateAddresses.author, "samples/author/author.tsx"),

  // The showcase: its overview, guides and catalogue pages, and a page for each example.
  route(showcaseAddress, "showcase/overview/sections.tsx"),
  ...guideNames.map((name) => route(guideAddress(name), "showcase/guides/guide-page.tsx")),
  ...catalogue.flatMap((page) => {
    const file = showcasePage(page);
    return [route(addressOf(page), file), route(`${addressOf(page)}/:name`, file)];
  }),

  // The components' pages, and a page for each example of components with their own examples.
  ...components.map((component) => route(componentAddress(component), componentPage(component))),
  ...ownPages.map((page) => route(`${addressOf(page)}/:name`, showcasePage(page))),
];
