import clsx from "clsx";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { Avatar } from "../avatar/avatar.tsx";
import { Badge, type BadgeColor } from "../badge/badge.tsx";
import { oneOf } from "../option-set.ts";
import { ownText } from "../own-text.ts";
import titles from "../title.module.css";
import styles from "./blog-card.module.css";

export const blogCardVariants = ["plain", "raised", "inside", "blur", "beside", "lead"] as const;

export interface BlogCardProps extends Omit<ComponentProps<"article">, "children" | "title"> {
  /** The heading. With `href` it is a link. */
  title: ReactNode;
  /** A sentence or two below the title. */
  description?: ReactNode;
  /** The URL of the article, to which the title links. */
  href?: string;
  /** The URL of a picture, or an element in place of the picture. */
  image?: string | ReactElement;
  /** A label above the title. */
  category?: {
    color: BadgeColor;
    label: ReactNode;
    /** Text before the label, such as a number or a place. */
    before?: ReactNode;
  };
  /** The author, and the date as text (`shown`) and in ISO 8601 format (`machine`). */
  author?: { name: string; image?: string; date: { shown: ReactNode; machine: string } };
  /**
   * `plain` has the text below the picture; `raised` adds a shadow; `blur` adds a glow on hover; `inside`
   * has the text on the picture; `beside` has the picture on the left; `lead` is a large `beside` for a single article.
   */
  variant?: (typeof blogCardVariants)[number];
  /** The level of the heading. */
  titleAs?: "h2" | "h3" | "h4";
}

/** A preview of an article: title, summary, author and date. */
export function BlogCard({ title, description, href, image, category, author, ...more }: BlogCardProps) {
  const { variant: given, titleAs: Title = "h3", className, ...rest } = more;
  const variant = oneOf("BlogCard", "variant", given, blogCardVariants, "plain");
  return (
    <article {...rest} className={clsx(titles.linked, styles.card, styles[variant], className)}>
      {image && (
        <div className={styles.picture}>
          {typeof image === "string" ? <Picture source={image} glows={variant === "blur"} /> : image}
        </div>
      )}
      <div className={styles.words}>
        {category && (
          <p className={styles.category}>
            {ownText(category.before)}
            <Badge color={category.color}>{category.label}</Badge>
          </p>
        )}
        <Title className={clsx(titles.title, titles.large, styles.title)}>
          {href === undefined ? title : <a href={href}>{title}</a>}
        </Title>
        {description && <p className={styles.description}>{description}</p>}
        {author && (
          <p className={styles.author}>
            <Avatar image={author.image} alt="" size="sm" initials={author.name.slice(0, 1)} />
            <span>
              <span>{author.name}</span>
              <time dateTime={author.date.machine}>{author.date.shown}</time>
            </span>
          </p>
        )}
      </div>
    </article>
  );
}

function Picture({ source, glows }: { source: string; glows: boolean }) {
  return (
    <>
      {glows && <img className={styles.glow} src={source} alt="" width="640" height="400" />}
      <img src={source} alt="" width="640" height="400" loading="lazy" />
    </>
  );
}
