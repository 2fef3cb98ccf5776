import clsx from "clsx";
import type { ComponentProps } from "react";
import { ScrollAreas } from "../behaviours/scroll-areas.ts";
import titles from "../title.module.css";
import styles from "./code-block.module.css";

export interface CodeBlockProps extends Omit<ComponentProps<"figure">, "children"> {
  /** The heading above the code: a file name or a command. */
  label: string;
  /** The code as text, shown if there are no `lines`. */
  code: string;
  /** The code as HTML, with a class on each highlighted token: keyword, string, function, constant or comment. */
  lines?: string;
}

/** A block of code. While its lines are too long to fit, the code is focusable, so that the keyboard can scroll it. */
export function CodeBlock({ label, code, lines, className, ...rest }: CodeBlockProps) {
  return (
    <figure data-theme="dark" {...rest} className={clsx(styles.block, className)}>
      <figcaption className={titles.label}>{label}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard */}
      <section tabIndex={0} aria-label={label} data-kit-scrolls suppressHydrationWarning>
        <pre>
          {lines === undefined ? (
            <code>{code}</code>
          ) : (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, highlighted by the build
            <code dangerouslySetInnerHTML={{ __html: lines }} />
          )}
        </pre>
      </section>
      <ScrollAreas />
    </figure>
  );
}
