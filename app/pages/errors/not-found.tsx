import { errorPages } from "../../../content/pages/errors.ts";
import { pageMeta } from "../../document/page-meta.ts";
import styles from "./error-page.module.css";
import { ErrorPage, errorLayout } from "./error-page.tsx";

export const layout = { ...errorLayout, depth: "−404 m" };

export const meta = pageMeta(errorPages.notFound, { listed: false, standsIn: true });

const { home, notFound } = errorPages;

/** The page for status 404. */
export default function NotFound() {
  return (
    <ErrorPage home={home} {...notFound}>
      {/* The server adds links to similar paths, because the requested path is unknown during prerendering. */}
      <div className={styles.nearest} data-nearest={notFound.nearest} />
    </ErrorPage>
  );
}
