import clsx from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";
import { Avatar } from "../avatar/avatar.tsx";
import { Badge } from "../badge/badge.tsx";
import { ScrollAreas } from "../behaviours/scroll-areas.ts";
import { ownText } from "../own-text.ts";
import titles from "../title.module.css";
import { type Translated, translator } from "../translation.ts";
import styles from "./table.module.css";

/** A row of the table: one person. */
export interface TableRow {
  /** The URL of the person's portrait. */
  image?: string;
  /** The name. */
  name: string;
  /** The email address. It identifies the row, so it must be unique. */
  email: string;
  /** The job and the department. */
  position: { title: ReactNode; department: ReactNode };
  /** Whether the person is online. */
  status: boolean;
  /** The date as text (`shown`) and as an ISO 8601 date (`machine`). */
  date: { shown: ReactNode; machine: string };
  /** The link at the end of the row. */
  action: { label: ReactNode; href: string };
}

const headings = ["Author", "Function", "Status", "Employed", "Action"] as const;

type TableWord = (typeof headings)[number] | "Online" | "Offline";

export interface TableProps extends Translated<TableWord>, Omit<ComponentProps<"div">, "children"> {
  /** The caption, which is also the table's accessible name. */
  caption: ReactNode;
  /** The people, one per row. */
  rows: readonly TableRow[];
}

/** A table of people. On narrow screens it scrolls horizontally, also with the keyboard. */
export function Table({ caption, rows, words, className, ...rest }: TableProps) {
  const say = translator(words);
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section has a heading, and a table a caption
    <div
      role="region"
      className={clsx(styles.frame, className)}
      aria-labelledby={id}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
      tabIndex={0}
      data-kit-scrolls
      suppressHydrationWarning
      {...rest}
    >
      <ScrollAreas />
      <table className={styles.table}>
        <caption id={id} className={titles.large}>
          {caption}
        </caption>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col" className={titles.label}>
                {say(heading)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.email} {...row} state={say(row.status ? "Online" : "Offline")} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ image, name, email, position, status, state, date, action }: TableRow & { state: string }) {
  return (
    <tr>
      <th scope="row">
        <span className={styles.author}>
          <Avatar image={image} alt="" initials={name.slice(0, 1)} />
          <span>
            <span>{name}</span>
            <small>{email}</small>
          </span>
        </span>
      </th>
      <td>
        {ownText(position.title)}
        <small>{position.department}</small>
      </td>
      <td>
        <Badge color={status ? "success" : "secondary"}>{state}</Badge>
      </td>
      <td>
        <time dateTime={date.machine}>{date.shown}</time>
      </td>
      <td>
        <a href={action.href}>
          {ownText(action.label)}
          <span className="kit-visually-hidden">{` ${name}`}</span>
        </a>
      </td>
    </tr>
  );
}
