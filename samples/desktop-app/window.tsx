import core from "drawing:log-core";
import strata from "../../app/document/sections/strata.module.css";
import { desktopApp } from "../../content/pages/desktop-app.ts";
import styles from "./window.module.css";

type Layer = (typeof desktopApp.window.layers)[number];

/** The app's window, drawn in HTML so that its content is an accessible table. */
export function DesktopAppWindow() {
  const { title, depth, sources, caption, table, columns, layers } = desktopApp.window;
  return (
    <figure className={styles.figure}>
      <div className={styles.window}>
        <p className={styles.bar}>
          <span aria-hidden="true" className={styles.lights} />
          <b>{title}</b> <span>{depth}</span>
        </p>
        <div className={styles.sources}>
          <p id="bores" className="mono">
            {sources.label}
          </p>
          <ul aria-labelledby="bores">
            {sources.items.map(({ name, lines }) => (
              <li key={name}>
                {name} <span>{lines}</span>
              </li>
            ))}
          </ul>
        </div>
        <table className={styles.log}>
          <caption className="kit-visually-hidden">{table}</caption>
          <thead className="kit-visually-hidden">
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          {layers.map((layer, index) => (
            <tbody key={layer.name} className={strata[order[index] ?? "bedrock"]}>
              <LayerRows layer={layer} />
            </tbody>
          ))}
        </table>
        <img className={styles.core} {...core} alt="" loading="lazy" />
      </div>
      <figcaption className="mono">{caption}</figcaption>
    </figure>
  );
}

const order = ["interface", "delivery", "platform", "network", "bedrock"] as const;

function LayerRows({ layer }: { layer: Layer }) {
  return (
    <>
      <tr>
        <th scope="rowgroup" colSpan={3}>
          {layer.name} <span>{layer.rate}</span>
        </th>
      </tr>
      {layer.lines.map((line) => (
        <tr key={line.text} className={"marked" in line ? styles.marked : undefined}>
          <td>{line.when}</td>
          <td>{line.by}</td>
          <td>{line.text}</td>
        </tr>
      ))}
    </>
  );
}
