import { Fragment } from "react";
import { GroundLabel } from "../../app/document/ground-label.tsx";
import { desktopApp } from "../../content/pages/desktop-app.ts";
import styles from "./keys.module.css";

/** Each command with its keys, by system. */
export function DesktopAppKeys() {
  const { ground, title, text, caption, columns, rows } = desktopApp.keys;
  return (
    <section className={`container ${styles.keys}`} id="keys" aria-labelledby="keys-title">
      <div>
        <GroundLabel {...ground} />
        <h2 id="keys-title">{title}</h2>
        <p className={styles.text}>{text}</p>
      </div>
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
    </section>
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
