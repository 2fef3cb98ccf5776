import clsx from "clsx";
import type { ComponentProps } from "react";
import palette from "../colors.module.css";
import { type Color, colors } from "../colors.ts";
import { Icon } from "../icon/icon.tsx";
import { finite, oneOf, within } from "../option-set.ts";
import { type Translated, translator } from "../translation.ts";
import { pageList } from "./page-list.ts";
import styles from "./pagination.module.css";

export const paginationSizes = ["sm", "md", "lg"] as const;
export type PaginationSize = (typeof paginationSizes)[number];

/** `className` and `style` go to the list, other props to the `nav`. */
export interface PaginationProps
  extends Translated<"Previous" | "Next" | "Page">,
    Omit<ComponentProps<"nav">, "children" | "color"> {
  /** The number of pages. */
  pages: number;
  /** The current page, from 1. */
  current: number;
  /** Returns the URL of a page. */
  href: (page: number) => string;
  /** The size of the numbers. */
  size?: PaginationSize;
  /** The colour of the current page. */
  color?: Color;
  /** The accessible name of the landmark. */
  label?: string;
}

/** Links to the pages of a long list. */
export function Pagination(props: PaginationProps) {
  const { pages: count, current: given, href, size, color, label = "Pages", ...more } = props;
  const { words, className, style, ...rest } = more;
  const say = translator(words);
  const pages = Math.max(Math.trunc(finite(count, 1)), 1);
  const current = within("Pagination", "current", given, 1, pages);
  const classes = clsx(
    styles.pagination,
    styles[oneOf("Pagination", "size", size, paginationSizes, "md")],
    palette[oneOf("Pagination", "color", color, colors, "dark")],
    className,
  );
  return (
    <nav aria-label={label} {...rest} className={styles.frame}>
      <ul style={style} className={classes}>
        <li>
          <Step name="Previous" word={say("Previous")} to={current > 1 ? href(current - 1) : undefined} />
        </li>
        {pageList(pages, current).map((page, index, list) =>
          page === "gap" ? (
            <li key={`after ${list[index - 1]}`} className={styles.gap}>
              <span aria-hidden="true">…</span>
            </li>
          ) : (
            <li key={page}>
              <a href={href(page)} aria-current={page === current ? "page" : undefined}>
                <span className="kit-visually-hidden">{`${say("Page")} `}</span>
                {page}
              </a>
            </li>
          ),
        )}
        <li>
          <Step name="Next" word={say("Next")} to={current < pages ? href(current + 1) : undefined} />
        </li>
      </ul>
    </nav>
  );
}

/** A link to the adjacent page. If there is none, the link has no `href`, so it is disabled and not focusable. */
function Step({ name, word, to }: { name: "Previous" | "Next"; word: string; to: string | undefined }) {
  const disabled = to === undefined || undefined;
  return (
    <a href={to} role={disabled && "link"} aria-disabled={disabled}>
      <Icon name={name === "Next" ? "chevron-right" : "chevron-left"} size="1.2em" />
      <span className={styles.word}>{word}</span>
    </a>
  );
}
