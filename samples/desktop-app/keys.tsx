import { Fragment } from "react";
import { HeadedSection } from "../../app/document/sections/headed-section.tsx";
import { desktopApp } from "../../content/pages/desktop-app.ts";
import { Prose } from "../../kit/prose/prose.tsx";
import styles from "./keys.module.css";

/** A table of commands and their keyboard shortcuts on each operating system. */
export function DesktopAppKeys() {
  const { caption, columns, rows } = desktopApp.keys;
  return (
    <HeadedSection id="keys-title" anchor="keys" {...desktopApp.keys} wide className={styles.keys}>
      <Prose className={styles.table}>
        <table>
          <caption className="kit-visually-hidden">{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ command, mac, other }) => (
              <tr key={command}>
                <th scope="row">{command}</th>
                <td>
                  <Keys keys={mac} />
                </td>
                <td>
                  <Keys keys={other} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Prose>
    </HeadedSection>
  );
}

function Keys({ keys }: { keys: readonly string[] }) {
  return keys.map((key, index) => (
    <Fragment key={key}>
      {index > 0 && " "}
      <kbd>{key}</kbd>
    </Fragment>
  ));
}
