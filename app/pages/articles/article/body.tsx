import { CodeBlock } from "../../../../kit/code-block/code-block.tsx";
import { Prose } from "../../../../kit/prose/prose.tsx";
import { GroundLabel } from "../../../document/sections/ground-label.tsx";
import type { Article, ArticlePart } from "../article.ts";
import styles from "./body.module.css";
import { ArticlePictureFigure } from "./figure.tsx";

export function ArticleBody({ article }: { article: Article }) {
  const parts = (all: readonly ArticlePart[], opening = false) =>
    all.map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes at run time
      <Part key={index} part={part} pictures={article.pictures} led={opening && index === 0} />
    ));
  return (
    <div className={styles.body}>
      <div className={styles.opening}>{parts(article.opening, true)}</div>
      {article.sections.map(({ id, depth, title, parts: body }) => (
        <section key={id} aria-labelledby={id}>
          <GroundLabel depth={`−${depth} m`} place="" />
          <h2 id={id}>{title}</h2>
          {parts(body)}
        </section>
      ))}
    </div>
  );
}

function Part({ part, pictures, led }: { part: ArticlePart; pictures: Article["pictures"]; led: boolean }) {
  if ("code" in part) {
    const { language, ...block } = part;
    return <CodeBlock {...block} data-language={language} className={styles.code} />;
  }
  if ("picture" in part) return <ArticlePictureFigure {...part} picture={pictures[part.picture]} />;
  return (
    <Prose
      size="lg"
      led={led}
      className={styles.text}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, rendered to HTML by the build
      dangerouslySetInnerHTML={{ __html: part.html }}
    />
  );
}
