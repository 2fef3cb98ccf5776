import styles from "./code-block.module.css";

export interface CodeBlockProps {
  /** What it is: a file's name, a command. Stands over it. */
  label: string;
  code: string;
}

/** Code as it is. Long lines scroll, also by the keys: it takes the focus. */
export function CodeBlock({ label, code }: CodeBlockProps) {
  return (
    <figure className={styles.block}>
      <figcaption>{label}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <section tabIndex={0} aria-label={label}>
        <pre>
          <code>{code}</code>
        </pre>
      </section>
    </figure>
  );
}
