import magma from "drawing:magma";
import type { ReactNode } from "react";
import { addresses } from "../../../contract/addresses.ts";
import { Button } from "../../../kit/button/button.tsx";
import { outlinedNavbar, type PageLayout } from "../../document/page-layout.ts";
import { PageHead, type PageHeadProps } from "../../document/sections/page-head.tsx";
import { Scenery } from "../../document/sections/scenery.tsx";
import styles from "./error-page.module.css";

export const errorLayout = { edge: false, standsIn: true, navbar: outlinedNavbar } satisfies PageLayout;

export interface ErrorPageProps extends Pick<PageHeadProps, "ground" | "title" | "children"> {
  text: ReactNode;
  /** The label of the button that leads to the home page. */
  home: string;
  /** The label of the button that leads to the contact page. If it is omitted, there is no such button. */
  contact?: string;
}

/** An error page: what happened, and links to other pages. */
export function ErrorPage({ ground, title, text, home, contact, children }: ErrorPageProps) {
  return (
    <>
      <PageHead className={`container ${styles.page}`} ground={ground} title={title} lead={text}>
        {children}
        <p className={`actions ${styles.ways}`}>
          <Button href={addresses.presentation} color="success" variant="gradient" size="lg">
            {home}
          </Button>
          {contact && (
            <Button href={addresses.contact} color="dark" variant="outline" size="lg">
              {contact}
            </Button>
          )}
        </p>
      </PageHead>
      <Scenery of={magma} cut frame={styles.band} />
    </>
  );
}
