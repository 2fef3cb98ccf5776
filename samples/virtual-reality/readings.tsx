import { virtualReality } from "../../content/pages/virtual-reality.ts";
import { VirtualRealityInstrument } from "./instrument.tsx";
import { VirtualRealityMeter } from "./meter.tsx";
import styles from "./readings.module.css";

type Row = (typeof virtualReality.readings.rows)[number];

/** Four sensors with their limits. */
export function VirtualRealityReadings() {
  const { title, read, columns, rows, note } = virtualReality.readings;
  return (
    <VirtualRealityInstrument id="readings" title={title}>
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
    </VirtualRealityInstrument>
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
          <VirtualRealityMeter label={name} {...{ min, max, value, shown, low, high }} />
        </span>
      </th>
      <td>{shown}</td>
      <td>{limit}</td>
    </tr>
  );
}
