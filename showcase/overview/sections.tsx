import catalogueTray from "drawing:catalogue-tray";
import type { ReactNode } from "react";
import type { PageLayout } from "../../app/document/page-layout.ts";
import { pageMeta } from "../../app/document/page-meta.ts";
import { Drawing } from "../../app/document/picture.tsx";
import { GroundLabel } from "../../app/document/sections/ground-label.tsx";
import { componentPage } from "../../content/showcase/component-page.ts";
import { guides } from "../../content/showcase/guides.ts";
import { showcase } from "../../content/showcase/showcase-words.ts";
import { wholePages } from "../../content/showcase/whole-pages.ts";
import { addressOf } from "../addresses.ts";
import { catalogueByFamily } from "../catalogue.ts";
import { blocks, components } from "../components/docs-of.ts";
import { allGuides } from "../guides/all-guides.ts";
import { ShowcaseSearch } from "../search/search.tsx";
import { ComponentIndex } from "./component-index.tsx";
import { SectionsContents } from "./contents.tsx";
import { Miniature } from "./miniature.tsx";
import styles from "./sections.module.css";
import { WholePagePicture } from "./whole-page-picture.tsx";

export const layout = { depth: "−90 m" } satisfies PageLayout;

export const meta = pageMeta(showcase.overview);

/**
 * The overview: all pages by family, each with a miniature of one of its examples, then components, complete sample
 * pages and guides.
 */
export default function Sections() {
  return (
    <>
      <header className={`container ${styles.head}`}>
        <div>
          <GroundLabel {...showcase.ground} />
          <h1>{showcase.title}</h1>
        </div>
        <p className={`lead ${styles.lead}`}>{showcase.overview.description}</p>
        <ShowcaseSearch />
        <Drawing of={catalogueTray} frame={styles.tray} />
      </header>
      <SectionsContents />
      {catalogueByFamily.map(({ family, title, pages }) => (
        <Section key={family} id={family} title={title}>
          <Entries
            entries={pages.map((words) => ({
              title: words.title,
              address: addressOf(words),
              about: words.examples.map(({ title }) => title).join(", "),
              picture: <Miniature page={words} />,
            }))}
          />
        </Section>
      ))}
      <Section id="components" title={componentPage.family}>
        <p className={styles.about}>{componentPage.about}</p>
        <ComponentIndex names={components} />
        <h3 className={styles.blocks}>{componentPage.blocks}</h3>
        <p className={styles.about}>{componentPage.aboutBlocks}</p>
        <ComponentIndex names={blocks} />
      </Section>
      <Section id="whole-pages" title={wholePages.title}>
        <Entries
          entries={wholePages.pages.map((words) => ({
            ...words,
            picture: <WholePagePicture of={words.page} />,
          }))}
        />
      </Section>
      <Section id="guides" title={guides.title}>
        <ul className={styles.guides}>
          {allGuides.map(({ title, address, summary }) => (
            <li key={address}>
              <h3 className={styles.name}>
                <a href={address}>{title}</a>
              </h3>
              <p className={styles.about}>{summary}</p>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

interface SectionProps {
  id: keyof typeof showcase.grounds;
  title: string;
  children: ReactNode;
}

function Section({ id, title, children }: SectionProps) {
  return (
    <section id={id} className={`container ${styles.family}`} aria-labelledby={`${id}-name`}>
      <GroundLabel {...showcase.grounds[id]} />
      <h2 id={`${id}-name`}>{title}</h2>
      {children}
    </section>
  );
}

interface EntriesProps {
  entries: readonly { title: string; address: string; about: string; picture: ReactNode }[];
}

/** A grid of pages, each with a picture and its name. */
function Entries({ entries }: EntriesProps) {
  return (
    <ul className={styles.pictured}>
      {entries.map(({ title, address, about, picture }, index) => (
        <li key={address} className={widthOf(index, entries.length)}>
          <div className={styles.picture}>{picture}</div>
          <div>
            <h3 className={styles.name}>
              <a href={address}>{title}</a>
            </h3>
            <p className={styles.titles}>{about}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/**
 * Returns the class for an entry's width on wide screens, in 24ths of a row. Rows have four entries; if the count is
 * not divisible by four, up to three rows of three come first. The widths differ from row to row.
 */
function widthOf(index: number, count: number): string | undefined {
  const inThrees = 3 * ((4 - (count % 4)) % 4);
  const widths = "978789897".slice(0, inThrees) + "75665667".repeat(count);
  return styles[`wide${widths[index]}`];
}
