import { componentPage } from "../../content/showcase/component-page.ts";
import { guides } from "../../content/showcase/guides.ts";
import { showcase } from "../../content/showcase/showcase-words.ts";
import { wholePages } from "../../content/showcase/whole-pages.ts";
import { catalogueByFamily } from "../catalogue.ts";
import { blocks, components } from "../components/docs-of.ts";
import { allGuides } from "../guides/all-guides.ts";
import styles from "./lists.module.css";

/** Links to the sections of the overview, each with its number of entries. */
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
  ...catalogueByFamily.map(({ family, title, pages }) => ({ id: family, name: title, count: pages.length })),
  { id: "components", name: componentPage.family, count: components.length + blocks.length },
  { id: "whole-pages", name: wholePages.title, count: wholePages.pages.length },
  { id: "guides", name: guides.title, count: allGuides.length },
];
