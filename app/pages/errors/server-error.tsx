import { bedrockDepths, groundLabels } from "../../../content/ground-labels.ts";
import { errorPages } from "../../../content/pages/errors.ts";
import { addresses } from "../../../contract/addresses.ts";
import { Button } from "../../../kit/button/button.tsx";
import { site } from "../../../site.config.ts";
import { GroundLabel } from "../../document/ground-label.tsx";
import type { PageHandle } from "../../document/page-handle.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { MagmaBand } from "./magma-band.tsx";
import styles from "./not-found.module.css";

export const handle = {
  depth: bedrockDepths.broken,
  edge: false,
  standsIn: true,
  navbar: { transparent: true, darkText: true, action: { variant: "outline", color: "dark" } },
} satisfies PageHandle;

export const meta = pageMeta(errorPages.broken.head, { listed: false, standsIn: true });

const { home, broken } = errorPages;

/** Answered with status 500, and shown by React when a page breaks. */
export function ServerError() {
  return (
    <>
      <section className={`container ${styles.notFound}`}>
        <GroundLabel {...groundLabels.errors.broken} />
        <h1>{broken.title}</h1>
        <p className="lead">
          {broken.text} <a href={`mailto:${site.email}`}>{site.email}</a> or{" "}
          <a href={`tel:${site.phone.dialled}`}>{site.phone.shown}</a>.
        </p>
        <p className={styles.ways}>
          <Button href={addresses.presentation} color="success" variant="gradient" size="lg">
            {home}
          </Button>
        </p>
      </section>
      <MagmaBand />
    </>
  );
}

export default ServerError;
