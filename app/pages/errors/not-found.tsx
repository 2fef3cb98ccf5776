import { bedrockDepths, groundLabels } from "../../../content/ground-labels.ts";
import { errorPages } from "../../../content/pages/errors.ts";
import { addresses } from "../../../contract/addresses.ts";
import { Button } from "../../../kit/button/button.tsx";
import { GroundLabel } from "../../document/ground-label.tsx";
import type { PageHandle } from "../../document/page-handle.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { MagmaBand } from "./magma-band.tsx";
import styles from "./not-found.module.css";

export const handle = {
  depth: bedrockDepths.notFound,
  edge: false,
  standsIn: true,
  navbar: { transparent: true, darkText: true, action: { variant: "outline", color: "dark" } },
} satisfies PageHandle;

export const meta = pageMeta(errorPages.notFound.head, { listed: false, standsIn: true });

const { home, notFound } = errorPages;

/** Answered with status 404 wherever there is no page. */
export default function NotFound() {
  return (
    <>
      <section className={`container ${styles.notFound}`}>
        <GroundLabel {...groundLabels.errors.notFound} />
        <h1>{notFound.title}</h1>
        <p className="lead">{notFound.text}</p>
        {/* Filled in by the server, which knows what was asked for. */}
        <div className={styles.nearest} data-nearest={notFound.nearest} />
        <p className={styles.ways}>
          <Button href={addresses.presentation} color="success" variant="gradient" size="lg">
            {home}
          </Button>
          <Button href={addresses.contact} color="dark" variant="outline" size="lg">
            {notFound.contact}
          </Button>
        </p>
      </section>
      <MagmaBand />
    </>
  );
}
