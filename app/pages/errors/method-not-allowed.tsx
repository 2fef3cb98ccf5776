import { notTaken } from "../../../content/errors.ts";
import { bedrockDepths, groundLabels } from "../../../content/ground-labels.ts";
import { addresses } from "../../../contract/addresses.ts";
import { Button } from "../../../kit/button/button.tsx";
import { GroundLabel } from "../../document/ground-label.tsx";
import type { PageHandle } from "../../document/page-handle.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { MagmaBand } from "./magma-band.tsx";
import styles from "./not-found.module.css";

export const handle = {
  depth: bedrockDepths.notTaken,
  edge: false,
  standsIn: true,
  navbar: { transparent: true, darkText: true, action: { variant: "outline", color: "dark" } },
} satisfies PageHandle;

export const meta = pageMeta(notTaken.head, { listed: false, standsIn: true });

/** Answered with status 405 wherever there is a page and no form. */
export default function MethodNotAllowed() {
  return (
    <>
      <section className={`container ${styles.notFound}`}>
        <GroundLabel {...groundLabels.errors.notTaken} />
        <h1>{notTaken.title}</h1>
        <p className="lead">{notTaken.text}</p>
        <p className={styles.ways}>
          <Button href={addresses.presentation} color="success" variant="gradient" size="lg">
            {notTaken.home}
          </Button>
          <Button href={addresses.contact} color="dark" variant="outline" size="lg">
            {notTaken.contact}
          </Button>
        </p>
      </section>
      <MagmaBand />
    </>
  );
}
