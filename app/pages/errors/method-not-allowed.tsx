import { notTaken } from "../../../content/errors.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { ErrorPage, errorLayout } from "./error-page.tsx";

export const layout = { ...errorLayout, depth: "−405 m" };

export const meta = pageMeta(notTaken, { listed: false, standsIn: true });

/** The page for status 405, for example if a form is posted to a page that has no form. */
export default function MethodNotAllowed() {
  return <ErrorPage {...notTaken} />;
}
