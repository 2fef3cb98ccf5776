import map from "drawing:cut-map";
import drum from "drawing:tremor-drum";
import { Facts } from "../../app/document/sections/facts.tsx";
import { virtualReality } from "../../content/pages/virtual-reality.ts";
import instrument from "./instrument.module.css";
import { Instrument, Meter } from "./instrument.tsx";
import styles from "./sensors.module.css";

/** A map of the mine with the viewer's position and depth. */
export function VirtualRealityPosition() {
  const { title, picture, facts, dug } = virtualReality.position;
  return (
    <Instrument id="position" title={title}>
      <img className={styles.map} {...map} alt={picture} loading="lazy" />
      <Facts className={instrument.facts} facts={facts} />
      <div className={styles.dug}>
        <p aria-hidden="true">
          {dug.label} <b>{dug.shown}</b>
        </p>
        <Meter label={dug.label} min={0} max={dug.max} value={dug.value} shown={dug.shown} />
      </div>
    </Instrument>
  );
}

type Row = (typeof virtualReality.readings.rows)[number];

/** The readings of four sensors, with their limits. */
export function VirtualRealityReadings() {
  const { title, read, columns, rows, note } = virtualReality.readings;
  return (
    <Instrument id="readings" title={title}>
      <table className={styles.readings} aria-labelledby="readings-title">
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
          {rows.map((row) => (
            <Reading key={row.name} row={row} />
          ))}
        </tbody>
      </table>
      <p className={styles.note}>
        {note}{" "}
        <span className={styles.read}>
          {read.label} <time dateTime={read.machine}>{read.shown}</time>.
        </span>
      </p>
    </Instrument>
  );
}

function Reading({ row }: { row: Row }) {
  const { name, shown, limit, min, max, value } = row;
  const low = "low" in row ? row.low : undefined;
  const high = "high" in row ? row.high : undefined;
  return (
    <tr>
      <th scope="row">
        {name}
        <span className={styles.range}>
          <Meter label={name} {...{ min, max, value, shown, low, high }} />
        </span>
      </th>
      <td>{shown}</td>
      <td>{limit}</td>
    </tr>
  );
}

/** The paper of a seismograph that has stopped. */
export function VirtualRealityTremors() {
  const { title, picture, facts } = virtualReality.tremors;
  return (
    <Instrument id="tremors" title={title}>
      <div className={styles.tremors}>
        <div>
          <img {...drum} alt={picture} loading="lazy" />
          <Facts className={instrument.facts} facts={facts} />
        </div>
      </div>
    </Instrument>
  );
}
