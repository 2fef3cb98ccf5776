import clsx from "clsx";
import type { ComponentProps } from "react";
import styles from "./code-block.module.css";

export interface CodeBlockProps extends Omit<ComponentProps<"figure">, "children"> {
  /** What it is: a file's name, a command. Stands over it. */
  label: string;
  /** As it is shown where there are no `lines`. */
  code: string;
  /** The same as HTML, its words marked by kind: keyword, string, function, constant, comment. */
  lines?: string;
}

/** Code as it is. Long lines scroll, also by the keys: it takes the focus. */
export function CodeBlock({ label, code, lines, className, ...rest }: CodeBlockProps) {
  return (
    <figure data-theme="dark" {...rest} className={clsx(styles.block, className)}>
      <figcaption>{label}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <section tabIndex={0} aria-label={label}>
        <pre>
          {lines === undefined ? (
            <code>{code}</code>
          ) : (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, highlighted at build
            <code dangerouslySetInnerHTML={{ __html: lines }} />
          )}
        </pre>
      </section>
    </figure>
  );
}
