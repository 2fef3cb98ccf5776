import catalogueTray from "drawing:catalogue-tray";
import clsx from "clsx";
import type { PageHandle } from "../../app/document/page-handle.ts";
import { pageMeta } from "../../app/document/page-meta.ts";
import { Drawing } from "../../app/document/picture.tsx";
import { GroundLabel } from "../../app/document/sections/ground-label.tsx";
import { groundLabels } from "../../content/ground-labels.ts";
import { componentPage } from "../../content/showcase/component-page.ts";
import { guides } from "../../content/showcase/guides.ts";
import { type Family, families, showcase } from "../../content/showcase/showcase-words.ts";
import { wholePages } from "../../content/showcase/whole-pages.ts";
import { addressOf } from "../addresses.ts";
import { catalogue } from "../catalogue.ts";
import { blocks, components } from "../components/docs-of.ts";
import { ShowcaseScript } from "../page/showcase-script.tsx";
import { ShowcaseSearch } from "../search/search.tsx";
import { ComponentIndex } from "./component-index.tsx";
import { SectionsContents } from "./contents.tsx";
import { GuideList } from "./guide-list.tsx";
import { Miniature } from "./miniature.tsx";
import styles from "./sections.module.css";
import { WholePagePicture } from "./whole-page-picture.tsx";

export const handle = { depth: "−90 m" } satisfies PageHandle;

export const meta = pageMeta(showcase.overview);

/** The overview: every page by family, each with a miniature of its first example. */
export default function Sections() {
  const names = Object.keys(families).filter((name): name is Family => name in families);
  const pagesByFamily = names.map(
    (family) => [family, catalogue.filter((words) => words.family === family)] as const,
  );
  return (
    <>
      <header className={`container ${styles.head}`}>
        <div>
          <GroundLabel {...groundLabels.sections.head} />
          <h1>{showcase.title}</h1>
        </div>
        <p className={`lead ${styles.lead}`}>{showcase.intro}</p>
        <ShowcaseSearch />
        <Drawing of={catalogueTray} frame={styles.tray} />
      </header>
      <SectionsContents />
      {pagesByFamily.map(([family, pages]) => (
        <section
          key={family}
          id={family}
          className={`container ${styles.family}`}
          aria-labelledby={`${family}-name`}
        >
          <GroundLabel {...groundLabels.sections[family]} />
          <h2 id={`${family}-name`}>{families[family]}</h2>
          <ul className={clsx(styles.pictured, gapsOf(pages.length))}>
            {pages.map((words, index) => (
              <li key={words.name} className={widthOf(index, pages.length)}>
                <Miniature page={words} />
                <div>
                  <h3 className={styles.name}>
                    <a href={addressOf(words)}>{words.title}</a>
                  </h3>
                  <p className={styles.titles}>{words.examples.map(({ title }) => title).join(", ")}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section id="components" className={`container ${styles.family}`} aria-labelledby="components-name">
        <GroundLabel {...groundLabels.sections.components} />
        <h2 id="components-name">{componentPage.family}</h2>
        <p className={styles.about}>{componentPage.about}</p>
        <ComponentIndex names={components} />
        <h3 className={styles.blocks}>{componentPage.blocks}</h3>
        <p className={styles.about}>{componentPage.aboutBlocks}</p>
        <ComponentIndex names={blocks} />
      </section>
      <section id="whole-pages" className={`container ${styles.family}`} aria-labelledby="whole-pages-name">
        <GroundLabel {...groundLabels.sections["whole-pages"]} />
        <h2 id="whole-pages-name">{wholePages.title}</h2>
        <ul className={clsx(styles.pictured, gapsOf(wholePages.pages.length))}>
          {wholePages.pages.map(({ title, address, about }, index) => (
            <li key={address} className={widthOf(index, wholePages.pages.length)}>
              <WholePagePicture address={address} />
              <div>
                <h3 className={styles.name}>
                  <a href={address}>{title}</a>
                </h3>
                <p className={styles.titles}>{about}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section id="guides" className={`container ${styles.family}`} aria-labelledby="guides-name">
        <GroundLabel {...groundLabels.sections.guides} />
        <h2 id="guides-name">{guides.title}</h2>
        <GuideList />
      </section>
      <ShowcaseScript />
    </>
  );
}

/**
 * The empty columns at the end of rows of three. Not in CSS, because `:last-child` would move the first entries while
 * the page is still loading.
 */
function gapsOf(count: number): string | undefined {
  return styles[`gap${(3 - (count % 3)) % 3}of3`];
}

/** On wide screens consecutive rows differ: rows of three, as many as needed, then rows of four. */
function widthOf(index: number, count: number): string | undefined {
  const inThrees = 3 * ((4 - (count % 4)) % 4);
  const row =
    index < inThrees
      ? rowsOfThree[Math.floor(index / 3) % 3]
      : rowsOfFour[Math.floor((index - inThrees) / 4) % 2];
  const place = index < inThrees ? index % 3 : (index - inThrees) % 4;
  return styles[`wide${row?.[place]}`];
}

/** In 24ths of the width. */
const rowsOfThree = [
  [9, 7, 8],
  [7, 8, 9],
  [8, 9, 7],
];
const rowsOfFour = [
  [7, 5, 6, 6],
  [5, 6, 6, 7],
];
