import { componentPage } from "../../content/showcase/component-page.ts";
import { guides } from "../../content/showcase/guides.ts";
import { families, showcase } from "../../content/showcase/showcase-words.ts";
import { wholePages } from "../../content/showcase/whole-pages.ts";
import { catalogue } from "../catalogue.ts";
import { blocks, components } from "../components/docs-of.ts";
import { allGuides } from "../guides/all-guides.ts";
import styles from "./contents.module.css";

/** The sections of the overview, with their numbers of entries. */
export function SectionsContents() {
  return (
    <nav className={`container ${styles.contents}`} aria-label={showcase.onThisPage}>
      <ol>
        {parts.map(({ id, name, count }) => (
          <li key={id}>
            <a href={`#${id}`}>
              {name} <span className="mono">{count}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const parts = [
  ...Object.entries<string>(families).map(([id, name]) => ({ id, name, count: pagesOf(id) })),
  { id: "components", name: componentPage.family, count: components.length + blocks.length },
  { id: "whole-pages", name: wholePages.title, count: wholePages.pages.length },
  { id: "guides", name: guides.title, count: allGuides.length },
];

function pagesOf(family: string): number {
  return catalogue.filter((page) => page.family === family).length;
}
