import { type ArticleBlock, article } from "../../../content/pages/single-article.ts";
import { pieces } from "../../../content/pages/single-article-sample.js?program";
import program from "../../../content/pages/single-article-sample.js?url&no-inline";
import { CodeBlock } from "../../ui/code-block/code-block.tsx";
import styles from "./body.module.css";

/** What there is to read. */
export function SingleArticleBody() {
  return (
    <div className={styles.body}>
      {article.opening.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {article.sections.map(({ id, depth, title, blocks }) => (
        <section key={id} aria-labelledby={id}>
          <p className="depth" aria-hidden="true">
            <b>{depth}</b>
          </p>
          <h2 id={id}>{title}</h2>
          {blocks.map((block: ArticleBlock) => (
            <Block key={JSON.stringify(block)} block={block} />
          ))}
        </section>
      ))}
    </div>
  );
}

function Block({ block }: { block: ArticleBlock }) {
  if (typeof block === "string") return <p>{withCode(block)}</p>;
  if ("pull" in block) return <p className={styles.pull}>{block.pull}</p>;
  const piece = pieces[block.code - 1];
  // Only pages that are made at build have the program.
  if (!piece) return null;
  return (
    <div className={styles.code}>
      <CodeBlock
        label={`${article.program}, ${block.code} of ${pieces.length}: ${piece.title}`}
        code={piece.code}
        lines={piece.lines}
      />
      {block.code === pieces.length && (
        <p className="mono">
          <a href={program} download={article.program}>
            {article.whole}: {article.program}
          </a>
        </p>
      )}
    </div>
  );
}

/** What stands between backticks is code. */
function withCode(text: string) {
  return text.split("`").map((part, index) => (index % 2 ? <code key={part}>{part}</code> : part));
}
