import { errorPages } from "../../../content/pages/errors.ts";
import { site } from "../../../site.config.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { ErrorPage, errorLayout } from "./error-page.tsx";

export const layout = { ...errorLayout, depth: "−500 m" };

export const meta = pageMeta(errorPages.broken, { listed: false, standsIn: true });

const { home, broken } = errorPages;

/** The page for status 500. */
export default function ServerError() {
  const text = (
    <>
      {broken.text} <a href={`mailto:${site.email}`}>{site.email}</a> or{" "}
      <a href={`tel:${site.phone.dialled}`}>{site.phone.shown}</a>.
    </>
  );
  return <ErrorPage {...broken} text={text} home={home} />;
}
