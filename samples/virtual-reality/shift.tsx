import { virtualReality } from "../../content/pages/virtual-reality.ts";
import { Avatar } from "../../kit/avatar/avatar.tsx";
import { Switch } from "../../kit/switch/switch.tsx";
import { Instrument } from "./instrument.tsx";
import styles from "./shift.module.css";

/** Switches for the lamps and the contour lines. */
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

/** The shift's schedule. The first item is in progress. */
export function VirtualRealityPlan() {
  const { title, now, items } = virtualReality.plan;
  return (
    <Instrument id="plan" title={title}>
      <ol className={`ruled ${styles.plan}`}>
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

/** Messages from people above ground, newest first. */
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
