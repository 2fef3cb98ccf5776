import map from "drawing:cut-map";
import drum from "drawing:tremor-drum";
import type { ReactNode } from "react";
import { virtualReality } from "../../content/pages/virtual-reality.ts";
import { Avatar } from "../../kit/avatar/avatar.tsx";
import { Switch } from "../../kit/switch/switch.tsx";
import styles from "./instruments.module.css";

/** A panel with an instrument. */
function Instrument(props: { id: string; title: string; children: ReactNode }) {
  const { id, title, children } = props;
  return (
    <section className={styles.instrument} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}

/** A list of names and values. */
function Facts(props: { facts: readonly { name: string; value: string }[] }) {
  return (
    <dl className={styles.facts}>
      {props.facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface MeterProps {
  label: string;
  min: number;
  max: number;
  value: number;
  shown: string;
  /** Thresholds below and above which a value is out of range. */
  low?: number | undefined;
  high?: number | undefined;
}

/** A native `meter` with its value as text. */
function Meter({ label, shown, low, high, ...range }: MeterProps) {
  const optimum = low === undefined ? range.min : range.max;
  return (
    <meter
      className={styles.meter}
      aria-label={`${label}: ${shown}`}
      {...range}
      {...(low !== undefined && { low, optimum })}
      {...(high !== undefined && { high, optimum })}
    >
      {shown}
    </meter>
  );
}

/** The switches of the lamps. */
export function VirtualRealityLamps() {
  const { title, hint, switches, heights } = virtualReality.lamps;
  return (
    <Instrument id="lamps" title={title}>
      <p className={styles.hint} id="lamps-hint">
        {hint}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: the heading names the group, so a legend would repeat it */}
      <div
        role="group"
        aria-labelledby="lamps-title"
        aria-describedby="lamps-hint"
        className={styles.switches}
      >
        {switches.map(({ name, label, on }) => (
          <Switch key={name} name={name} label={label} defaultChecked={on} />
        ))}
        <Switch name="heights" {...heights} />
      </div>
    </Instrument>
  );
}

/** The schedule. The first item is in progress. */
export function VirtualRealityPlan() {
  const { title, now, items } = virtualReality.plan;
  return (
    <Instrument id="plan" title={title}>
      <ol className={styles.plan}>
        {items.map(({ time, title, text }, index) => (
          <li key={time} aria-current={index === 0 ? "step" : undefined}>
            <time dateTime={time}>{time}</time>
            <h3>{title}</h3>
            <p>{text}</p>
            {index === 0 && <span className={styles.now}>{now}</span>}
          </li>
        ))}
      </ol>
    </Instrument>
  );
}

/** A map of the mine with the viewer's position and depth. */
export function VirtualRealityPosition() {
  const { title, picture, facts, dug } = virtualReality.position;
  return (
    <Instrument id="position" title={title}>
      <img className={styles.map} {...map} alt={picture} loading="lazy" />
      <Facts facts={facts} />
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

/** Four sensors with their limits. */
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

/** Messages from people above ground, the newest first. */
export function VirtualRealityMessages() {
  const { title, items } = virtualReality.messages;
  return (
    <Instrument id="messages" title={title}>
      <ol className={styles.messages}>
        {items.map(({ from, portrait, time, text }) => (
          <li key={from}>
            <Avatar image={`/samples/portrait-${portrait}.svg`} alt="" />
            <div>
              <h3>{from}</h3>
              <time dateTime={time.machine}>{time.shown}</time>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Instrument>
  );
}

/** The paper of the seismograph, which has stopped. */
export function VirtualRealityTremors() {
  const { title, picture, facts } = virtualReality.tremors;
  return (
    <Instrument id="tremors" title={title}>
      <div className={styles.tremors}>
        <div>
          <img {...drum} alt={picture} loading="lazy" />
          <Facts facts={facts} />
        </div>
      </div>
    </Instrument>
  );
}
