import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { addresses } from "./addresses.ts";

/** Every page, in the order of the specification. */
export default [
  route(addresses.contact, "contact/contact.tsx"),
  route("/contact/sent", "contact/sent.tsx"),
  index("pages/home.tsx"),
  route(addresses.privacy, "legal/privacy.tsx"),
  route(addresses.terms, "legal/terms.tsx"),

  // Answered with status 404 and 500, whatever address was asked for.
  route("/404", "pages/not-found.tsx"),
  route("/500", "pages/broken.tsx"),
] satisfies RouteConfig;
