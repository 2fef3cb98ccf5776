import { type RouteConfig, route } from "@react-router/dev/routes";
import { componentExamples } from "../content/showcase/component-examples.ts";
import { guideNames } from "../content/showcase/guides.ts";
import { showcaseAddress, templateAddresses } from "../contract/demo-addresses.ts";
import { componentPage } from "../vite/component-pages.ts";
import { showcasePage } from "../vite/showcase-pages.ts";
import { addressOf, componentAddress, guideAddress } from "./showcase/addresses.ts";
import { catalogue } from "./showcase/catalogue.ts";
import { components } from "./showcase/registry/kit-sources.ts";

/** What `demo: false` in `site.config.ts` leaves out: template pages and the showcase. The home page leads to the showcase, and the showcase to all of them. */
export const demoRoutes = [
  route(templateAddresses.coworking, "pages/coworking/coworking.tsx"),
  route(templateAddresses.rental, "pages/rental/rental.tsx"),
  route(templateAddresses.desktopApp, "pages/desktop-app/desktop-app.tsx"),
  route(templateAddresses.virtualReality, "pages/virtual-reality/virtual-reality.tsx"),
  route(templateAddresses.signInBasic, "pages/authentication/sign-in-basic.tsx"),
  route(templateAddresses.signIn, "pages/authentication/sign-in-cover.tsx"),
  route(templateAddresses.signInIllustration, "pages/authentication/sign-in-illustration.tsx"),
  route(templateAddresses.signInSimple, "pages/authentication/sign-in-simple.tsx"),
  route(templateAddresses.signUpCover, "pages/authentication/sign-up-cover.tsx"),
  route(templateAddresses.resetPassword, "pages/authentication/reset-password-cover.tsx"),
  route(templateAddresses.article, "pages/single-article/single-article.tsx"),
  route(templateAddresses.author, "pages/author/author.tsx"),

  // The showcase: its overview, its guides, its pages, and each example alone.
  route(showcaseAddress, "showcase/overview/sections.tsx"),
  ...guideNames.map((name) =>
    route(guideAddress(name), "showcase/guides/guide-page.tsx", { id: `guide-${name}` }),
  ),
  ...catalogue.flatMap((page) => {
    const file = showcasePage(page);
    return [
      route(addressOf(page), file),
      route(`${addressOf(page)}/:example`, file, { id: `${page.name}-example` }),
    ];
  }),

  // Each component of the kit, and the examples that are its own.
  ...components.map((component) => route(componentAddress(component), componentPage(component))),
  ...componentExamples.map((page) => route(`${addressOf(page)}/:example`, showcasePage(page))),
] satisfies RouteConfig;
